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
    NSLayoutConstraint.activate([
      panel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 18),
      panel.topAnchor.constraint(equalTo: view.topAnchor, constant: 36),
    ])  // below the bar
    NSLayoutConstraint.activate([
      panel.widthAnchor.constraint(equalToConstant: 60),
      badge.leadingAnchor.constraint(equalTo: panel.trailingAnchor, constant: 12),
      badge.widthAnchor.constraint(equalToConstant: 20),
      panel.topAnchor.constraint(equalTo: badge.topAnchor),
      panel.heightAnchor.constraint(equalToConstant: 90),
      badge.heightAnchor.constraint(equalToConstant: 20),
    ])
  }
}

// build: SemicolonClosures()
final class SemicolonClosures: UIView {
  private let title = UILabel()
  private var width: NSLayoutConstraint!

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
    title.translatesAutoresizingMaskIntoConstraints = false
    width = title.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5)
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor, constant: 8),  // a margin
      title.leadingAnchor.constraint(equalTo: leadingAnchor),
      title.heightAnchor.constraint(equalToConstant: 20),
      width,
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
}

/// Another statement does share the line.
final class SemicolonShared: UIView {
  private let dot = UIView()

  func setUp() {
    addSubview(dot)
    dot.snp.makeConstraints { $0.height.equalTo(4) }; print("done")
  }
}
