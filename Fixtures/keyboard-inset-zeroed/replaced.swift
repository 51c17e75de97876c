import UIKit

/// All insets belong to the keyboard.
final class ReplacedNoteController: UIViewController {
  private let text = UITextView()

  @objc func keyboardWillShow(_ notification: Notification) {
    guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    else { return }
    text.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: frame.height, right: 0)  // expect: keyboard-over-safe-area
  }

  @objc func keyboardWillHide(_ notification: Notification) {
    text.contentInset = .zero
  }
}
