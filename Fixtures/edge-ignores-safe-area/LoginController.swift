import UIKit

final class LoginController: UIViewController {
  let heading = UILabel()  // expect: ambiguous-layout
  let login = UIButton()  // expect: ambiguous-layout
  let picture = UIImageView()  // expect: ambiguous-layout
  let text = UILabel()  // expect: ambiguous-layout
  let late = UILabel()  // expect: ambiguous-layout

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [heading, login, picture, text, late] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    NSLayoutConstraint.activate([
      heading.topAnchor.constraint(equalTo: view.topAnchor, constant: 2),  // expect: edge-ignores-safe-area
      login.bottomAnchor.constraint(equalTo: view.bottomAnchor),  // expect: edge-ignores-safe-area
      login.topAnchor.constraint(equalTo: view.centerYAnchor),
      picture.topAnchor.constraint(equalTo: view.topAnchor),
      text.topAnchor.constraint(equalTo: view.topAnchor),
      text.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      late.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      late.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor),
    ])
  }
}
