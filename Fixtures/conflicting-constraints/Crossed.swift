import UIKit

final class CrossedController: UIViewController {
  private let box = UIView()
  private let bar = UIView()
  private let side = UIView()
  private let panel = UIView()
  private let sheet = UIView()
  private var height: NSLayoutConstraint?
  private let email = UITextField()
  private let login = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    for item in [box, bar, side, panel, sheet, email, login] {
      item.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(item)
    }
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: view.trailingAnchor),  // expect: conflicting-constraints
      box.trailingAnchor.constraint(equalTo: view.leadingAnchor),
      view.bottomAnchor.constraint(equalTo: bar.topAnchor),  // expect: conflicting-constraints
      bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      // It waits outside of the screen.
      side.leadingAnchor.constraint(equalTo: view.trailingAnchor),
      side.widthAnchor.constraint(equalToConstant: 80),  // expect: unscaled-constant
      panel.heightAnchor.constraint(equalToConstant: 100),  // expect: unscaled-constant
      sheet.heightAnchor.constraint(equalToConstant: 100),  // expect: unscaled-constant
      email.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),  // expect: unscaled-constant
      email.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -40),  // expect: unscaled-constant
      login.centerXAnchor.constraint(equalTo: email.centerXAnchor),  // expect: conflicting-constraints
      login.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ])
  }

  func expand() {
    panel.heightAnchor.constraint(equalToConstant: 300).isActive = true  // expect: conflicting-constraints, unscaled-constant
    let taller = sheet.heightAnchor.constraint(equalToConstant: 300)  // expect: unscaled-constant
    height = taller
    taller.isActive = true
  }

  func fold() {
    height?.isActive = false
    panel.heightAnchor.constraint(equalToConstant: 200).isActive = true  // expect: unscaled-constant
  }
}

final class ModesView: UIView {
  private let panel = UIView()

  func showWide() {
    panel.widthAnchor.constraint(equalToConstant: 300).isActive = true  // expect: unscaled-constant
  }

  func showNarrow() {
    panel.widthAnchor.constraint(equalToConstant: 100).isActive = true  // expect: unscaled-constant
  }
}
