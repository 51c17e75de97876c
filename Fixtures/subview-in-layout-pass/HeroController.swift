import UIKit

final class HeroController: UIViewController {
  let backdrop = UIView()
  var isShaded = false

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.addSubview(backdrop)
    let shade = UIView()
    view.addSubview(shade)  // expect: subview-in-layout-pass
    if isShaded {
      let line = UIView()
      view.addSubview(line)
    }
  }

  override func viewWillLayoutSubviews() {
    view.subviews.forEach { $0.removeFromSuperview() }
    let shade = UIView()
    view.addSubview(shade)
  }

  func shadeOnce() {
    let shade = UIView()
    view.addSubview(shade)
  }
}
