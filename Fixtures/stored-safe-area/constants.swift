import UIKit

let windowInsets: UIEdgeInsets = {
  if #available(iOS 12.0, *) {
    return UIWindow().safeAreaInsets  // expect: stored-safe-area
  }
  return .zero
}()

let topInset = UIApplication.shared.keyWindow?.safeAreaInsets.top ?? 20  // expect: stored-safe-area

enum Insets {
  static let bottom = UIApplication.shared.windows.first?.safeAreaInsets.bottom ?? 0  // expect: stored-safe-area
  static var top: CGFloat { UIApplication.shared.keyWindow?.safeAreaInsets.top ?? 0 }
  static let hasNotch = (UIApplication.shared.keyWindow?.safeAreaInsets.bottom ?? 0) > 0
  static let read = { (view: UIView) in view.safeAreaInsets.bottom }
}

final class EditingController: UIViewController {
  private lazy var bar: UIView = {
    let height = 52 + view.safeAreaInsets.bottom  // expect: stored-safe-area
    return UIView(frame: CGRect(x: 0, y: 0, width: 0, height: height))
  }()

  private lazy var margin = view.safeAreaInsets.left + 8  // expect: stored-safe-area

  private lazy var place: () -> CGFloat = { [unowned self] in
    self.view.safeAreaInsets.bottom
  }

  private lazy var button: UIButton = {
    let button = UIButton()
    button.addAction(
      UIAction { [unowned self] _ in self.bar.frame.origin.y = self.view.safeAreaInsets.top },
      for: .touchUpInside)
    return button
  }()

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    bar.frame.origin.y = view.safeAreaInsets.top
  }
}
