import UIKit

final class KeptFormController: UIViewController {
  private let list = UIScrollView()
  private var inset: CGFloat = 0
  private var isRaised = false
  private var isOpen = false
  private var height: CGFloat = 0

  @objc func keyboardWillShow(notification: Notification) {
    if let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect {
      height = frame.height
      if isOpen {
        inset = list.contentInset.bottom + height  // expect: accumulating-keyboard-offset
        list.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: inset, right: 0)
      }
    }
  }

  @objc func raise(_ notification: Notification) {
    guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    else { return }
    if !isRaised {
      inset = list.contentInset.bottom + frame.height
      list.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: inset, right: 0)
      isRaised = true
    }
  }

  @objc func restore(_ notification: Notification) {
    guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    else { return }
    inset = list.contentInset.top + frame.height
    list.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: inset, right: 0)
  }
}
