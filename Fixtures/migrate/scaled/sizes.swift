import UIKit

// build: ScaledBanner()
/// Both axes, and a number that has a name.
final class ScaledBanner: UIViewController {
  private let banner = UIView()
  private let gap: CGFloat = 12

  override func viewDidLoad() {
    super.viewDidLoad()
    banner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(banner)
    NSLayoutConstraint.activate([
      banner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: gap),
      banner.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -gap),
      banner.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      banner.heightAnchor.constraint(equalToConstant: 64),
    ])
  }
}

// build: ScaledAvatar()
/// A circle has one scale for both sides, and what stands beside it follows.
final class ScaledAvatar: UIViewController {
  private let avatar = UIImageView()
  private let line = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [avatar, line] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    NSLayoutConstraint.activate([
      avatar.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      avatar.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      avatar.widthAnchor.constraint(equalToConstant: 32),
      avatar.heightAnchor.constraint(equalToConstant: 32),
      line.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 10),
      line.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -14),
      line.centerYAnchor.constraint(equalTo: avatar.centerYAnchor, constant: 1.5),
      line.heightAnchor.constraint(equalToConstant: 2),
    ])
  }
}

// build: ScaledInsets()
/// The same distance on all sides is two distances on the screen.
final class ScaledInsets: UIViewController {
  private let panel = UIView()
  private let mirror = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    panel.translatesAutoresizingMaskIntoConstraints = false
    mirror.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(panel)
    view.addSubview(mirror)
    NSLayoutConstraint.activate([
      panel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
      panel.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8),
      panel.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
      panel.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8),
      mirror.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      mirror.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      mirror.topAnchor.constraint(equalTo: view.topAnchor),
      mirror.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}

// build: ScaledCenter()
/// Centres, shares of the screen, and a square that hangs in the middle.
final class ScaledCenter: UIViewController {
  private let square = UIView()
  private let share = UIView()
  private let end = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [square, share, end] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    NSLayoutConstraint.activate([
      square.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      square.centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: -30),
      square.heightAnchor.constraint(equalToConstant: 90),
      square.widthAnchor.constraint(equalTo: square.heightAnchor),
      share.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      share.topAnchor.constraint(equalTo: square.bottomAnchor, constant: 24),
      share.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: -24),
      share.heightAnchor.constraint(equalToConstant: 44),
      end.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      end.bottomAnchor.constraint(equalTo: share.bottomAnchor),
      end.widthAnchor.constraint(equalTo: share.widthAnchor),
      end.heightAnchor.constraint(equalToConstant: 20),
    ])
  }
}

// build: ScaledText()
/// Contents keep their sizes; what holds them back is scaled.
final class ScaledText: UIViewController {
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.text = "Text"
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 15),
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 40),
      label.widthAnchor.constraint(lessThanOrEqualToConstant: 200),
    ])
  }
}

// build: ScaledLocal()
/// A number that the function calls by a name.
final class ScaledLocal: UIViewController {
  private let rule = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    let inset: CGFloat = 9
    rule.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(rule)
    NSLayoutConstraint.activate([
      rule.leftAnchor.constraint(equalTo: view.leftAnchor, constant: inset),
      rule.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -inset),
      rule.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -inset * 2),
      rule.heightAnchor.constraint(equalToConstant: 1),
    ])
  }
}

// build: ScaledView(frame: .zero)
/// A view with a child, in its own coordinates.
final class ScaledView: UIView {
  private let knob = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    knob.translatesAutoresizingMaskIntoConstraints = false
    addSubview(knob)
    NSLayoutConstraint.activate([
      knob.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 3),
      knob.topAnchor.constraint(equalTo: topAnchor, constant: 3),
      knob.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -3),
      knob.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -40),
    ])
  }

  required init?(coder: NSCoder) { fatalError("no storyboard") }
}

// build: ScaledDots()
/// Squares in a row, each behind the one before.
final class ScaledDots: UIViewController {
  private let first = UIView()
  private let second = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [first, second] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    NSLayoutConstraint.activate([
      second.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      second.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
      second.widthAnchor.constraint(equalToConstant: 24),
      second.heightAnchor.constraint(equalToConstant: 24),
      first.trailingAnchor.constraint(equalTo: second.leadingAnchor, constant: -6),
      first.centerYAnchor.constraint(equalTo: second.centerYAnchor),
      first.widthAnchor.constraint(equalTo: second.widthAnchor),
      first.heightAnchor.constraint(equalTo: second.heightAnchor),
    ])
  }
}
