import UIKit

final class ChoiceController: UIViewController {
  private let scroller = UIScrollView()
  private var bottom = NSLayoutConstraint()
  private var isShown = false

  @objc func showOrClose(_ notification: Notification) {
    let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    guard let keyboard = value?.cgRectValue else { return }
    scroller.contentInset.bottom = isShown ? keyboard.height : 0  // expect: keyboard-over-safe-area
    bottom.constant = 0
  }

  @objc func adjust(_ notification: Notification) {
    let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    guard let keyboard = value?.cgRectValue else { return }
    additionalSafeAreaInsets.bottom = keyboard.height
  }
}
