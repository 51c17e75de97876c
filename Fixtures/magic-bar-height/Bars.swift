import UIKit

final class Bars: UIViewController {
  private let statusBarHeight: CGFloat = 20  // expect: magic-bar-height, unscaled-constant
  private let bannerHeight: CGFloat = 64  // expect: unscaled-constant
  let list = UITableView()  // expect: ambiguous-layout
  let header = UIView()  // expect: ambiguous-layout
  let footer = UIView()
  let tabBarShade = UIView()  // expect: ambiguous-layout

  override func viewDidLoad() {
    super.viewDidLoad()
    for view in [list, header, tabBarShade] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    view.addSubview(footer)
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: view.topAnchor, constant: 88),  // expect: magic-bar-height, unscaled-constant
      list.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -83),  // expect: magic-bar-height, unscaled-constant
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 64),  // expect: unscaled-constant
      header.topAnchor.constraint(equalTo: view.topAnchor, constant: statusBarHeight),
      header.heightAnchor.constraint(equalToConstant: bannerHeight),
      header.centerXAnchor.constraint(equalTo: list.centerXAnchor, constant: 64),  // expect: unscaled-constant
      tabBarShade.heightAnchor.constraint(equalToConstant: 49),  // expect: magic-bar-height, unscaled-constant
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    footer.frame = CGRect(
      x: 0, y: 0, width: view.bounds.width,
      height: view.bounds.height - 64)  // expect: magic-bar-height
  }
}
