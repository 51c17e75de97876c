import PureLayout
import SnapKit
import UIKit

// build: SemicolonItems()
/// A semicolon that ends the line shares nothing; it goes with the statement that it ends.
final class SemicolonItems: UIViewController {
  private let panel = UIView();
  private let badge = UIView();

  override func viewDidLoad() {
    super.viewDidLoad();
    panel.translatesAutoresizingMaskIntoConstraints = false;
    badge.translatesAutoresizingMaskIntoConstraints = false;
    view.addSubview(panel);
    view.addSubview(badge);
    view.addConstraints([
      NSLayoutConstraint(
        item: panel, attribute: .leading, relatedBy: .equal, toItem: view, attribute: .leading,
        multiplier: 1, constant: 18),
      NSLayoutConstraint(
        item: panel, attribute: .top, relatedBy: .equal, toItem: view, attribute: .top,
        multiplier: 1, constant: 36),
    ]);  // below the bar
    let views = ["panel": panel, "badge": badge];
    view.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "[panel(60)]-12-[badge(20)]", options: .alignAllTop, metrics: nil,
        views: views)) ;
    view.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:[panel(90)]", options: [], metrics: nil, views: views));
    NSLayoutConstraint(
      item: badge, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 20
    ).isActive = true;
  }
}

// build: SemicolonClosures()
final class SemicolonClosures: UIView {
  private let title = UILabel()
  private var width: NSLayoutConstraint!

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
    title.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(8);  // a margin
      make.leading.equalToSuperview();
    };
    title.autoSetDimension(.height, toSize: 20);
    width = title.autoMatch(.width, to: .width, of: self, withMultiplier: 0.5);
  }

  required init?(coder: NSCoder) { fatalError() }
}

/// Another statement does share the line.
final class SemicolonShared: UIView {
  private let dot = UIView()

  func setUp() {
    addSubview(dot)
    dot.snp.makeConstraints { $0.height.equalTo(4) }; print("done")  // expect: shared-line
  }
}
