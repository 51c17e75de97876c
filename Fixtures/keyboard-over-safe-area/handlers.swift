import UIKit

final class NoteController: UIViewController {
  private let text = UITextView()
  private let field = UITextField()  // expect: ambiguous-layout
  private var bottom: NSLayoutConstraint!

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
    field.translatesAutoresizingMaskIntoConstraints = false
    bottom = field.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
    bottom.isActive = true
  }

  @objc func keyboardWillShow(_ notification: Notification) {
    guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    else { return }
    text.contentInset.bottom = frame.height  // expect: keyboard-over-safe-area
  }

  @objc func keyboardDidAppear(_ notification: Notification) {
    let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as! NSValue
    let insets = UIEdgeInsets(top: 0, left: 0, bottom: value.cgRectValue.height, right: 0)
    text.contentInset = insets  // expect: keyboard-over-safe-area
  }

  @objc func adjust(_ notification: Notification) {
    let value = notification.userInfo![UIResponder.keyboardFrameEndUserInfoKey] as! NSValue
    let keyboard = view.window!.convert(value.cgRectValue, to: view)
    var insets = text.contentInset
    insets.bottom = view.bounds.maxY - keyboard.minY  // expect: keyboard-over-safe-area
    text.contentInset = insets
  }

  @objc func raise(_ notification: Notification) {
    guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    else { return }
    UIView.animate(withDuration: 0.2) {
      self.bottom.constant = -(frame.size.height + 12)  // expect: keyboard-over-safe-area
    }
  }
}

/// What the keyboard covers is counted once.
final class MeasuredNoteController: UIViewController {
  private let text = UITextView()
  private var bottom: NSLayoutConstraint!
  private var margin: CGFloat = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(text)
    bottom = text.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    bottom.isActive = true
  }

  @objc func keyboardWillShow(_ notification: Notification) {
    guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    else { return }
    text.contentInset.bottom = frame.height - view.safeAreaInsets.bottom
  }

  @objc func raise(_ notification: Notification) {
    guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    else { return }
    bottom.constant = -frame.height
    margin = frame.height
    text.frame.size.height = view.bounds.height - frame.height
  }

  @objc func keyboardWillHide(_ notification: Notification) {
    text.contentInset.bottom = 0
  }
}
