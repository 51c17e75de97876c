import UIKit

/// The scroll view adds nothing.
final class AdjustedNoteController: UIViewController {
  private let text = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    text.contentInsetAdjustmentBehavior = .never
  }

  @objc func keyboardWillShow(_ notification: Notification) {
    guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    else { return }
    text.contentInset.bottom = frame.height  // expect: keyboard-inset-kept
  }
}
