import UIKit

// Below what `#available` asks for, there was no safe area, and bars had one height on all phones.
final class MenuController: UIViewController {
  let menu = UIView()  // expect: ambiguous-layout
  let header = UIView()  // expect: ambiguous-layout

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(menu)
    view.addSubview(header)
    menu.translatesAutoresizingMaskIntoConstraints = false
    header.translatesAutoresizingMaskIntoConstraints = false
    if #available(iOS 11.0, *) {
      menu.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20).isActive = true  // expect: unscaled-constant
    } else {
      menu.topAnchor.constraint(equalTo: view.topAnchor, constant: 20).isActive = true
      menu.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20).isActive = true  // expect: unscaled-constant
      menu.heightAnchor.constraint(equalToConstant: 50).isActive = true  // expect: unscaled-constant
    }
  }

  func placeHeader() {
    guard #available(iOS 11.0, *) else {
      NSLayoutConstraint.activate([
        header.topAnchor.constraint(equalTo: menu.topAnchor, constant: 64)
      ])
      return
    }
    header.topAnchor.constraint(equalTo: menu.topAnchor, constant: 64).isActive = true  // expect: unscaled-constant
  }

  func placeMenu() {
    if #unavailable(iOS 11.0) {
      menu.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -44).isActive = true
    } else {
      menu.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -44).isActive = true  // expect: unscaled-constant
    }
  }
}
