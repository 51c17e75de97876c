import UIKit

final class LockManager {
  var window: UIWindow?

  func show() {
    window = UIWindow(frame: UIScreen.main.nativeBounds)  // expect: screen-bounds-in-layout
    window?.frame = UIScreen.main.nativeBounds  // expect: screen-bounds-in-layout
    window?.frame = CGRect(origin: .zero, size: UIScreen.main.nativeBounds.size)  // expect: screen-bounds-in-layout
    window = UIWindow(frame: UIScreen.main.bounds)
    let width = UIScreen.main.nativeBounds.width / UIScreen.main.nativeScale
    window?.frame = CGRect(x: 0, y: 0, width: width, height: 100)
  }
}
