import UIKit

final class MovedFormController: UIViewController {
  private let scroller = UIScrollView()
  private var bottom = NSLayoutConstraint()

  @objc func keyboardWillShow(notification: NSNotification) {
    if let size = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?
      .cgRectValue
    {
      view.frame.origin.y -= size.height  // expect: accumulating-keyboard-offset
    }
  }

  @objc func adjust(_ notification: Notification) {
    guard let info = notification.userInfo,
      let frame = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    else { return }
    let height = frame.height
    UIView.animate(withDuration: 0.2) {
      self.scroller.contentInset.bottom = self.scroller.contentInset.bottom + height  // expect: accumulating-keyboard-offset, keyboard-over-safe-area
    }
  }

  @objc func raise(_ notification: Notification) {
    let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as! NSValue
    bottom.constant += value.cgRectValue.height  // expect: accumulating-keyboard-offset
  }
}

/// Each of these sets what does not grow, or knows whether it was there before.
final class StableFormController: UIViewController {
  private let scroller = UIScrollView()
  private var isRaised = false
  private var lastHeight: CGFloat = 0

  @objc func keyboardWillShow(_ notification: Notification) {
    guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    else { return }
    if view.frame.origin.y == 0 { view.frame.origin.y -= frame.height }
    scroller.contentInset.bottom = frame.height  // expect: keyboard-over-safe-area
    scroller.contentInset.bottom += frame.height - lastHeight
    lastHeight = frame.height
  }

  @objc func keyboardDidShow(_ notification: Notification) {
    guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
      !isRaised
    else { return }
    isRaised = true
    view.frame.origin.y -= frame.height
  }

  @objc func keyboardWillHide(_ notification: Notification) {
    guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    else { return }
    view.frame.origin.y += frame.height
  }
}
