import UIKit

final class NoteController: UIViewController {
  private let text = UITextView()

  @objc func keyboardWillShow(_ notification: Notification) {
    guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    else { return }
    var insets = text.contentInset
    insets.bottom = frame.height + 20  // expect: keyboard-over-safe-area
    text.contentInset = insets
    text.scrollIndicatorInsets = insets
  }

  @objc func keyboardWillHide(notification: Notification) {
    text.contentInset = UIEdgeInsets.zero  // expect: keyboard-inset-zeroed
    text.scrollIndicatorInsets = text.contentInset
  }

  @objc func onHidden(_ notification: Notification) {
    UIView.animate(withDuration: 0.2) {
      self.text.contentInset = .zero  // expect: keyboard-inset-zeroed
    }
  }

  func keyboardHidden() {
    text.contentInset = .zero  // expect: keyboard-inset-zeroed
  }

  func reset() {
    text.contentInset = .zero
  }

  @objc func keyboardDidHide(_ notification: Notification) {
    text.contentInset.bottom = 0
  }
}
