import UIKit

// build: FormatPair()
/// Formats next to each other become one list; the dictionary goes with the last of them.
final class FormatPair: UIViewController {
  private let cover = UIView()
  private let headline = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    let views = ["cover": cover, "headline": headline]
    for child in [cover, headline] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-(16)-[cover(60)]-(12)-[headline]-(16)-|", options: .alignAllTop,
        metrics: nil, views: views))
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-(44)-[cover(90)]", options: [], metrics: nil, views: views))
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
    view.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|-[left]-[right(==left)]-|", options: [.alignAllCenterY], metrics: nil,
        views: ["left": left, "right": right]))
    view.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-20-[left]", options: [], metrics: nil, views: ["left": left]))
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
    let metrics: [String: Any] = ["gap": gap, "side": 24]
    let views = ["badge": badge]
    view.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-gap-[badge(>=side,==40@750)]", options: [], metrics: metrics,
        views: views))
    view.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-(>=gap)-[badge(side)]-gap-|", options: [], metrics: metrics,
        views: views))
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
    let views = ["top": top, "bottom": bottom]
    var constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "V:|[top][bottom(top)]|", options: [.alignAllLeft, .alignAllRight],
      metrics: nil, views: views)
    constraints += NSLayoutConstraint.constraints(
      withVisualFormat: "H:|[top]|", options: [], metrics: nil, views: views)
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
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-5-[play]", options: [.directionLeftToRight], metrics: nil,
        views: ["play": play])
        + NSLayoutConstraint.constraints(
          withVisualFormat: "V:[play]-5-|", options: [], metrics: nil, views: ["play": play]))
  }
}
