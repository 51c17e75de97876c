import UIKit

final class Banner: UIView {
  let label = UILabel()
  static let designWidth = UIScreen.main.bounds.width  // expect: screen-bounds-in-layout
  static var currentWidth: CGFloat { UIScreen.main.bounds.width }
  let ownWidth = UIScreen.main.bounds.width  // expect: screen-bounds-in-layout

  override func layoutSubviews() {
    super.layoutSubviews()
    // expect: screen-bounds-in-layout
    label.frame = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: UIScreen.main.bounds.height)
    layer.borderWidth = 1 / UIScreen.main.scale
  }

  func showsAll(_ rect: CGRect) -> Bool { rect.height < UIScreen.main.bounds.height }

  func share(of point: CGPoint) -> CGPoint {
    CGPoint(x: point.x / UIScreen.main.bounds.width, y: point.y / UIScreen.main.bounds.height)
  }

  func stretch() {
    label.frame.size.width = 20 * UIScreen.main.bounds.width / 375  // expect: screen-bounds-in-layout
  }

  func shortSide() -> CGFloat {
    guard UIDevice.current.userInterfaceIdiom == .phone else { return 275 }
    return isHidden ? UIScreen.main.bounds.height / 2 : UIScreen.main.bounds.width / 2
  }

  func move(above keyboardFrame: CGRect) {
    frame.origin.y = UIScreen.main.bounds.height - keyboardFrame.height
  }
}

final class Start: UIViewController {
  let cover = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.frame = UIScreen.main.bounds
    cover.frame = UIScreen.main.bounds  // expect: screen-bounds-in-layout, stale-frame
  }

  override func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  func open() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
  }
}

struct Design {
  let width = UIScreen.main.bounds.width
}
