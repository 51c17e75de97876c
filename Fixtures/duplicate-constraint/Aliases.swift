import UIKit

/// Two names stand for the form's view; the message says the one that the line says.
final class FormController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let form = UIViewController()  // expect: ambiguous-layout
    let title = UILabel()
    title.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(title)
    if let body = form.view {
      body.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(body)
      NSLayoutConstraint.activate([
        title.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        title.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        body.topAnchor.constraint(equalTo: title.bottomAnchor),
        body.topAnchor.constraint(equalTo: title.bottomAnchor),  // expect: duplicate-constraint
      ])
    }
  }
}
