import SnapKit
import UIKit

// build: ItemPanel()
/// `NSLayoutConstraint(item:…)`, added to the superview.
final class ItemPanel: UIViewController {
  private let panel = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    panel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(panel)
    view.addConstraint(
      NSLayoutConstraint(
        item: panel, attribute: .leading, relatedBy: .equal, toItem: view, attribute: .leading,
        multiplier: 1, constant: 18))
    view.addConstraints([
      NSLayoutConstraint(
        item: panel, attribute: .top, relatedBy: .equal, toItem: view, attribute: .top,
        multiplier: 1, constant: 36),
      NSLayoutConstraint(
        item: panel, attribute: .width, relatedBy: .equal, toItem: view, attribute: .width,
        multiplier: 0.5, constant: -18),
      NSLayoutConstraint(
        item: panel, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 120),
    ])
  }
}

// build: FormatRow()
/// The visual format language, with options.
final class FormatRow: UIViewController {
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

// build: SnapBanner()
/// SnapKit: edges with insets, and offsets from other views.
final class SnapBanner: UIViewController {
  private let banner = UIView()
  private let caption = UILabel()
  private let gap: CGFloat = 10

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(banner)
    banner.snp.makeConstraints { make in
      make.leading.trailing.equalToSuperview().inset(20)
      make.top.equalTo(view.safeAreaLayoutGuide).offset(gap)
      make.height.equalTo(64)
    }
    view.addSubview(caption)
    caption.snp.makeConstraints { make in
      make.top.equalTo(banner.snp.bottom).offset(gap)
      make.centerX.equalTo(banner)
      make.width.lessThanOrEqualTo(banner).multipliedBy(0.8)
    }
  }
}

// build: SnapSquare()
/// SnapKit: a size of two equal sides.
final class SnapSquare: UIViewController {
  private let square = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(square)
    square.snp.makeConstraints { make in
      make.center.equalToSuperview()
      make.size.equalTo(48)
    }
  }
}

// build: PinnedByHelper()
/// A helper of the project that pins all edges.
final class PinnedByHelper: UIViewController {
  private let overlay = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    overlay.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(overlay)
    overlay.pinToEdges(of: view, by: 6)
  }
}

extension UIView {
  func pinToEdges(of other: UIView, by inset: CGFloat) {
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: other.topAnchor, constant: inset),  // expect: helper
      leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
      trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset),
      bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset),
    ])
  }
}
