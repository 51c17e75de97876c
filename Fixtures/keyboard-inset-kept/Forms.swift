import UIKit

final class KeptController: UIViewController {
  private let scroller = UIScrollView()

  func observe() {
    NotificationCenter.default.addObserver(
      self, selector: #selector(keyboardWillShow),
      name: UIResponder.keyboardWillShowNotification, object: nil)
  }

  @objc func keyboardWillShow(_ notification: Notification) {
    let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    guard let keyboard = value?.cgRectValue else { return }
    scroller.contentInset.bottom = keyboard.height  // expect: keyboard-inset-kept, keyboard-over-safe-area
  }
}

final class OtherPropertyController: UIViewController {
  private let scroller = UIScrollView()
  private var offset: CGFloat = 0
  private var raised = NSLayoutConstraint()

  func prepare() { scroller.contentInset = .zero }

  @objc func keyboardDidAppear(notification: Notification) {
    let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    guard let frame = value?.cgRectValue else { return }
    let height = frame.height
    raised.constant = -height
  }

  @objc func keyboardWillHide(_ notification: Notification) {
    offset = 0
    lower()
  }

  private func lower() { raised.constant = 0 }
}

final class TableFormController: UIViewController {
  private let table = UITableView()
  private var offset: CGFloat = 0

  @objc func keyboardWillShow(_ notification: Notification) {
    if let size = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?
      .cgRectValue
    {
      table.additionalInset(size.height)
      additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: size.height, right: 0)  // expect: keyboard-inset-kept
    }
  }

  @objc func keyboardWillHide(_ notification: Notification) {
    offset = 0
  }
}

extension UITableView {
  func additionalInset(_ height: CGFloat) {}
}
