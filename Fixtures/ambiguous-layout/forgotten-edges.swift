import UIKit

/// Nothing but the axis without constraints shows that the top was not meant: a single finding of little weight.
final class ColumnView: UIView {
  private let left = UILabel()  // expect: ambiguous-layout
  private let right = UILabel()  // expect: ambiguous-layout

  override init(frame: CGRect) {
    super.init(frame: frame)
    for label in [left, right] {
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
    }
    NSLayoutConstraint.activate([
      heightAnchor.constraint(equalToConstant: 100),  // expect: unscaled-constant
      left.leadingAnchor.constraint(equalTo: leadingAnchor),
      left.trailingAnchor.constraint(equalTo: centerXAnchor),
      right.leadingAnchor.constraint(equalTo: centerXAnchor),
      right.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// The same at the left edge.
final class CornerView: UIView {
  private let corner = UILabel()  // expect: ambiguous-layout

  override init(frame: CGRect) {
    super.init(frame: frame)
    corner.translatesAutoresizingMaskIntoConstraints = false
    addSubview(corner)
    corner.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }

  required init?(coder: NSCoder) { nil }
}

/// What follows it floats along.
final class WaitingView: UIView {
  private let people = UILabel()  // expect: ambiguous-layout
  private let note = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for label in [people, note] {
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
    }
    NSLayoutConstraint.activate([
      heightAnchor.constraint(equalToConstant: 100),  // expect: unscaled-constant
      people.leadingAnchor.constraint(equalTo: leadingAnchor),
      people.trailingAnchor.constraint(equalTo: trailingAnchor),
      note.leadingAnchor.constraint(equalTo: leadingAnchor),
      note.trailingAnchor.constraint(equalTo: trailingAnchor),
      note.bottomAnchor.constraint(equalTo: people.topAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// The same along the other axis: the badge has its place from the picture, and the picture has none.
final class BadgeView: UIView {
  private let picture = UIImageView(image: UIImage(named: "picture"))  // expect: ambiguous-layout
  private let badge = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [picture, badge] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      widthAnchor.constraint(equalToConstant: 100),  // expect: unscaled-constant
      picture.topAnchor.constraint(equalTo: topAnchor),
      badge.centerXAnchor.constraint(equalTo: picture.centerXAnchor),  // expect: text-without-limit
      badge.topAnchor.constraint(equalTo: picture.bottomAnchor),
      badge.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// Nothing but what fills a screen touches its left edge.
final class TitleController: UIViewController {
  private let heading = UILabel()  // expect: ambiguous-layout

  override func viewDidLoad() {
    super.viewDidLoad()
    heading.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(heading)
    heading.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
  }
}

/// A view that nothing places on either axis.
final class LostView: UIView {
  private let lost = UILabel()  // expect: ambiguous-layout

  override init(frame: CGRect) {
    super.init(frame: frame)
    lost.translatesAutoresizingMaskIntoConstraints = false
    addSubview(lost)
    lost.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5).isActive = true
  }

  required init?(coder: NSCoder) { nil }
}

/// A bar covers what lies at the top of a screen.
final class NoticeController: UIViewController {
  private let notice = UILabel()  // expect: ambiguous-layout

  override func viewDidLoad() {
    super.viewDidLoad()
    notice.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(notice)
    notice.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
    notice.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
  }
}

/// Half of it lies on the line above which it stands.
final class CrossedView: UIView {
  private let crossed = UILabel()  // expect: ambiguous-layout
  private let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [crossed, line] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    line.backgroundColor = .gray
    NSLayoutConstraint.activate([
      heightAnchor.constraint(equalToConstant: 100),  // expect: unscaled-constant
      crossed.leadingAnchor.constraint(equalTo: leadingAnchor),
      crossed.trailingAnchor.constraint(equalTo: trailingAnchor),
      crossed.heightAnchor.constraint(equalToConstant: 20),  // expect: unscaled-constant
      line.topAnchor.constraint(equalTo: topAnchor, constant: 10),  // expect: unscaled-constant
      line.leadingAnchor.constraint(equalTo: leadingAnchor),
      line.trailingAnchor.constraint(equalTo: trailingAnchor),
      line.heightAnchor.constraint(equalToConstant: 20),  // expect: unscaled-constant
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// What follows it lies beside it, inside of the superview: that looks right.
final class FaceView: UIView {
  private let face = UIImageView(image: UIImage(named: "face"))  // expect: ambiguous-layout
  private let speech = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [face, speech] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      face.topAnchor.constraint(equalTo: topAnchor),
      speech.leadingAnchor.constraint(equalTo: face.trailingAnchor),  // expect: text-without-limit
      speech.topAnchor.constraint(equalTo: topAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// On both axes.
final class TagView: UIView {
  private let tagLabel = UILabel()  // expect: ambiguous-layout
  private let arrow = UIImageView(image: UIImage(named: "arrow"))

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [tagLabel, arrow] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      arrow.leadingAnchor.constraint(equalTo: tagLabel.trailingAnchor),
      arrow.topAnchor.constraint(equalTo: tagLabel.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// The same on a screen, at whose edges nothing is meant to be.
final class FaceController: UIViewController {
  private let portrait = UIImageView(image: UIImage(named: "face"))  // expect: ambiguous-layout
  private let speech = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    for part in [portrait, speech] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      portrait.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      speech.leadingAnchor.constraint(equalTo: portrait.trailingAnchor),  // expect: text-without-limit
      speech.topAnchor.constraint(equalTo: portrait.topAnchor),
    ])
  }
}
