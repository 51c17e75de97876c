import UIKit

extension UIView {
  fileprivate func useAutoLayout() { translatesAutoresizingMaskIntoConstraints = false }
  fileprivate static func prepare(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
  }
}

private func prepareAll(_ views: [UIView]) {
  for view in views { view.translatesAutoresizingMaskIntoConstraints = false }
}

/// Each of these switches its own mask off, by code that an initializer runs, or when it is added.
private final class CallsExtension: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    useAutoLayout()
  }

  required init?(coder: NSCoder) { fatalError() }
}

private final class GivesItself: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) { fatalError() }

  private func setUp() { UIView.prepare(self) }
}

private final class GivesItselfInList: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    prepareAll([self])
  }

  required init?(coder: NSCoder) { fatalError() }
}

private final class WhenAdded: UIView {
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    self.useAutoLayout()
  }
}

/// Its mask is meant to place it.
private final class SizesItself: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    self.frame.size.height = 20
    autoresizingMask = .flexibleWidth
  }

  required init?(coder: NSCoder) { fatalError() }
}

/// Switches the masks of its parts off, and leaves its own on.
private final class Badge: UIView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
    label.useAutoLayout()
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor),
      label.leadingAnchor.constraint(equalTo: leadingAnchor),
      label.trailingAnchor.constraint(equalTo: trailingAnchor),
      label.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }

  func show(_ count: Int) { label.text = "\(count)" }
  func clear() { label.text = nil }
}

final class OwnClassesSilent: UIView {
  private let first = CallsExtension()
  private let second = GivesItself()
  private let third = GivesItselfInList()
  private let fourth = WhenAdded()
  private let fifth = SizesItself()

  func setUp() {
    for view in [first, second, third, fourth, fifth] {
      addSubview(view)
      view.topAnchor.constraint(equalTo: topAnchor).isActive = true
      view.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
      view.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
      view.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
    }
  }
}

/// Methods of its class that are called on it tell nothing of its mask.
final class OwnClassTold: UIView {
  private lazy var badge: Badge = {  // expect: missing-autoresizing-opt-out
    return Badge()
  }()

  func setUp() {
    badge.translatesAutoresizingMaskIntoConstraints = false
    addSubview(badge)
    NSLayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: topAnchor),
      badge.leadingAnchor.constraint(equalTo: leadingAnchor),
    ])
  }

  func update(_ count: Int) {
    if count == 0 { badge.clear() } else { badge.show(count) }
  }
}

/// What code that is not read gets hold of may be switched there.
final class HandedOnSilent: UIView {
  private let badge = Badge()

  func setUp() {
    addSubview(badge)
    Theme.shared.apply(to: badge)
    NSLayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: topAnchor),
      badge.leadingAnchor.constraint(equalTo: leadingAnchor),
    ])
  }
}
