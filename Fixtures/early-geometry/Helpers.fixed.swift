import UIKit

final class FeedController: UIViewController {
  private let controls = UIView()
  private let scroll = UIScrollView()
  private let pages = UIScrollView()
  private var preview: CALayer?

  override func viewDidLoad() {
    super.viewDidLoad()
    setUpConstraints()
    setUpPreview()
    scroll.contentSize = CGSize(width: view.bounds.width * 3, height: 100)  // expect: early-geometry
    pages.contentSize = CGSize(width: view.bounds.width * 3, height: 100)
  }

  private func setUpConstraints() {
    let top = view.safeAreaInsets.top  // expect: early-geometry
    let bottom = view.safeAreaInsets.bottom
    controls.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(controls)
    NSLayoutConstraint.activate([
      controls.topAnchor.constraint(equalTo: view.topAnchor, constant: top + 8),
      controls.leadingAnchor.constraint(
        equalTo: view.leadingAnchor, constant: view.safeAreaInsets.top),  // expect: deprecated-layout-guide, early-geometry
      controls.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      controls.heightAnchor.constraint(equalToConstant: 44),
    ])
    print(bottom)
  }

  private func setUpPreview() {
    let layer = CALayer()
    layer.frame = view.bounds
    view.layer.addSublayer(layer)
    preview = layer
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    preview?.frame = view.bounds
    pages.contentSize = CGSize(width: view.bounds.width * 3, height: 100)
  }
}
