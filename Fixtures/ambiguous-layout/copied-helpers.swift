import SnapKit
import UIKit

// A helper that two modules have a copy of is run as either.

extension UIView {
  func addBadges(_ views: UIView...) {
    views.forEach { addSubview($0) }
  }
}

/// The badge ties the box to its own size.
final class CopiedHelperSilent: UIView {
  private let box = UIView()
  private let badge = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(box)
    box.addBadges(badge)
    badge.text = "1"
    box.translatesAutoresizingMaskIntoConstraints = false
    badge.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: topAnchor),
      box.leadingAnchor.constraint(equalTo: leadingAnchor),
      badge.topAnchor.constraint(equalTo: box.topAnchor),
      badge.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      badge.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      badge.bottomAnchor.constraint(equalTo: box.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// Nothing ties the box to the bottom of the badge.
final class CopiedHelperTold: UIView {
  private let box = UIView()  // expect: ambiguous-layout
  private let badge = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(box)
    box.backgroundColor = .red
    box.addBadges(badge)
    badge.text = "1"
    box.translatesAutoresizingMaskIntoConstraints = false
    badge.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: topAnchor),
      box.leadingAnchor.constraint(equalTo: leadingAnchor),
      badge.topAnchor.constraint(equalTo: box.topAnchor),
      badge.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      badge.trailingAnchor.constraint(equalTo: box.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

// Of two helpers that differ, nothing tells which is meant: what they are called on is not judged.

#if DEBUG
  extension UIView {
    func addMarks(_ views: UIView...) {
      views.forEach { addSubview($0) }
    }
  }
#else
  extension UIView {
    func addMarks(_ views: UIView...) {
      for view in views { addSubview(view) }
    }
  }
#endif

/// What is added may give the box a size.
final class UnlikeHelpersSilent: UIView {
  private let box = UIView()
  private let mark = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(box)
    box.addMarks(mark)
    mark.text = "1"
    box.translatesAutoresizingMaskIntoConstraints = false
    mark.translatesAutoresizingMaskIntoConstraints = false
    box.topAnchor.constraint(equalTo: topAnchor).isActive = true
    box.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
  }

  required init?(coder: NSCoder) { nil }
}

/// Nothing is added to it.
final class UnlikeHelpersTold: UIView {
  private let box = UIView()  // expect: ambiguous-layout

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    box.topAnchor.constraint(equalTo: topAnchor).isActive = true
    box.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
  }

  required init?(coder: NSCoder) { nil }
}

// A method with the name of the system's, but other labels, is one of another module: it may constrain.

/// What pins the badge is not read.
final class StrangeLabelsSilent: UIView {
  private let box = UIView()
  private let badge = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    box.translatesAutoresizingMaskIntoConstraints = false
    addSubview(box)
    box.addSubview(badge, pinningEdgesWith: .zero)
    box.topAnchor.constraint(equalTo: topAnchor).isActive = true
    box.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
  }

  required init?(coder: NSCoder) { nil }
}

/// The system's own method adds it, and no more.
final class StrangeLabelsTold: UIView {
  private let box = UIView()  // expect: ambiguous-layout
  private let badge = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    box.translatesAutoresizingMaskIntoConstraints = false
    addSubview(box)
    box.insertSubview(badge, at: 0)
    badge.text = "1"
    badge.snp.makeConstraints { $0.center.equalToSuperview() }
    box.topAnchor.constraint(equalTo: topAnchor).isActive = true
    box.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
  }

  required init?(coder: NSCoder) { nil }
}

// A view that follows its superview by its mask ties it to what is pinned inside.

/// The badge is pinned to all edges of the inner view, which has the size of the outer.
final class MaskInsideSilent: UIView {
  private let outer = UIVisualEffectView(effect: UIBlurEffect(style: .light))
  private let inner = UIVisualEffectView(effect: nil)
  private let badge = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    outer.translatesAutoresizingMaskIntoConstraints = false
    addSubview(outer)
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.contentView.addSubview(inner)
    badge.translatesAutoresizingMaskIntoConstraints = false
    inner.contentView.addSubview(badge)
    NSLayoutConstraint.activate([
      outer.topAnchor.constraint(equalTo: topAnchor),
      outer.leadingAnchor.constraint(equalTo: leadingAnchor),
      badge.topAnchor.constraint(equalTo: inner.topAnchor),
      badge.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
      badge.trailingAnchor.constraint(equalTo: inner.trailingAnchor),
      badge.bottomAnchor.constraint(equalTo: inner.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// The inner view follows the outer, but nothing is said of either's size.
final class MaskInsideTold: UIView {
  private let outer = UIVisualEffectView(effect: UIBlurEffect(style: .light))  // expect: ambiguous-layout
  private let inner = UIVisualEffectView(effect: nil)

  override init(frame: CGRect) {
    super.init(frame: frame)
    outer.translatesAutoresizingMaskIntoConstraints = false
    addSubview(outer)
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.contentView.addSubview(inner)
    outer.topAnchor.constraint(equalTo: topAnchor).isActive = true
    outer.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
  }

  required init?(coder: NSCoder) { nil }
}
