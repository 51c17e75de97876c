import UIKit

final class BothController: UIViewController {
  private let scroller = UIScrollView()
  private var isShown = false

  @objc func keyboardWillShow(_ notification: Notification) {
    let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    guard let keyboard = value?.cgRectValue else { return }
    scroller.contentInset.bottom = keyboard.height
  }

  @objc func keyboardWillHide(_ notification: Notification) {
    scroller.contentInset = .zero
  }
}
