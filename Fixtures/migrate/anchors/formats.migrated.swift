import UIKit

// build: FormatPair()
/// Formats next to each other become one list; the dictionary goes with the last of them.
final class FormatPair: UIViewController {
  private let cover = UIView()
  private let headline = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [cover, headline] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    NSLayoutConstraint.activate([
      cover.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      cover.widthAnchor.constraint(equalToConstant: 60),
      headline.leadingAnchor.constraint(equalTo: cover.trailingAnchor, constant: 12),
      view.trailingAnchor.constraint(equalTo: headline.trailingAnchor, constant: 16),
      cover.topAnchor.constraint(equalTo: headline.topAnchor),
      cover.topAnchor.constraint(equalTo: view.topAnchor, constant: 44),
      cover.heightAnchor.constraint(equalToConstant: 90)
    ])
  }
}

// build: FormatMargins()
/// A bare bar and dash are the margins, and 8 points between views.
final class FormatMargins: UIViewController {
  private let left = UILabel()
  private let right = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [left, right] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    NSLayoutConstraint.activate([
      left.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 8),
      right.widthAnchor.constraint(equalTo: left.widthAnchor),
      view.layoutMarginsGuide.trailingAnchor.constraint(equalTo: right.trailingAnchor),
      left.centerYAnchor.constraint(equalTo: right.centerYAnchor),
      left.topAnchor.constraint(equalTo: view.topAnchor, constant: 20)
    ])
  }
}

// build: FormatMetrics()
/// Metrics by their names, where the code has them; priorities in variables.
final class FormatMetrics: UIViewController {
  private let badge = UIView()
  private let gap: CGFloat = 10

  override func viewDidLoad() {
    super.viewDidLoad()
    badge.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(badge)
    let badgeWidth = badge.widthAnchor.constraint(equalToConstant: 40)
    badgeWidth.priority = .defaultHigh
    NSLayoutConstraint.activate([
      badge.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: gap),
      badge.widthAnchor.constraint(greaterThanOrEqualToConstant: 24),
      badgeWidth,
      badge.topAnchor.constraint(greaterThanOrEqualTo: view.topAnchor, constant: gap),
      badge.heightAnchor.constraint(equalToConstant: 24),
      view.bottomAnchor.constraint(equalTo: badge.bottomAnchor, constant: gap)
    ])
  }
}

// build: FormatGathered()
/// Lists that are gathered first and activated later.
final class FormatGathered: UIViewController {
  private let top = UIView()
  private let bottom = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    top.translatesAutoresizingMaskIntoConstraints = false
    bottom.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(top)
    view.addSubview(bottom)
    var constraints = [
      top.topAnchor.constraint(equalTo: view.topAnchor),
      bottom.topAnchor.constraint(equalTo: top.bottomAnchor),
      bottom.heightAnchor.constraint(equalTo: top.heightAnchor),
      view.bottomAnchor.constraint(equalTo: bottom.bottomAnchor),
      top.leftAnchor.constraint(equalTo: bottom.leftAnchor),
      top.rightAnchor.constraint(equalTo: bottom.rightAnchor)
    ]
    constraints += [
      top.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: top.trailingAnchor)
    ]
    NSLayoutConstraint.activate(constraints)
  }
}

// build: FormatLeftToRight()
/// A format that reads from left to right in every language.
final class FormatLeftToRight: UIViewController {
  private let play = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    play.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(play)
    NSLayoutConstraint.activate([
      play.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 5),
      view.bottomAnchor.constraint(equalTo: play.bottomAnchor, constant: 5)
    ])
  }
}
