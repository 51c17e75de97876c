import UIKit

final class NoteController: UIViewController {
  let text = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(text)
    text.translatesAutoresizingMaskIntoConstraints = false
    text.keyboardDismissMode = .interactive
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      text.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      text.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8),  // expect: keyboard-covers-text, unscaled-constant
    ])
  }
}

final class ReplyController: UIViewController {
  lazy var text: UITextView = {
    let text = UITextView()
    text.keyboardAppearance = .dark
    return text
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(text)
    text.snp.makeConstraints { make in
      make.top.left.right.bottom.equalTo(view)  // expect: keyboard-covers-text
    }
  }
}

final class LicenseController: UIViewController {
  let text = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(text)
    text.isEditable = false
    text.snp.makeConstraints { $0.edges.equalToSuperview() }
  }
}

class LiftingController: UIViewController {
  func keyboardWillShow(_ note: Notification) {}
}

final class LiftedController: LiftingController {
  let text = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(text)
    text.snp.makeConstraints { $0.edges.equalToSuperview() }
  }
}

final class CardView: UIView {
  let text = UITextView()

  func setUp() {
    addSubview(text)
    text.snp.makeConstraints { $0.edges.equalToSuperview() }
  }
}

// A bar below the text.
final class ShortController: UIViewController {
  let text = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(text)
    text.snp.makeConstraints { make in
      make.top.left.right.equalTo(view)
      make.bottom.equalTo(view).offset(-260)  // expect: unscaled-constant
    }
  }
}
