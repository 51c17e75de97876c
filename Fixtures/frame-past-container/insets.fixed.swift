import UIKit

final class InsetController: UIViewController {
  let card = UIView()
  let field = UIView()
  var insets = UIEdgeInsets.zero

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.addSubview(card)
    card.frame = CGRect(  // expect: hard-coded-frame
      x: insets.left, y: insets.top,
      width: view.bounds.width - insets.right,  // expect: frame-past-container
      height: 40)
    view.addSubview(field)
    field.frame = CGRect(
      x: insets.left, y: insets.top, width: view.bounds.width - insets.left - insets.right,
      height: view.bounds.height - insets.top - insets.bottom)
  }
}

final class MessageController: UIViewController {
  private let message = UIView()
  private let other = UIView()

  func setUp(_ insets: UIEdgeInsets?) {
    view.addSubview(message)
    message.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      message.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: insets?.left ?? 0),  // expect: left-right-attributes
      message.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -(insets?.right ?? 0)),  // expect: frame-past-container
      message.topAnchor.constraint(equalTo: view.topAnchor, constant: insets?.top ?? 0),
      message.heightAnchor.constraint(equalToConstant: 40),  // expect: unscaled-constant
    ])
  }

  func setUpOther(_ insets: UIEdgeInsets) {
    view.addSubview(other)
    other.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      other.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: insets.left),
      other.widthAnchor.constraint(
        equalTo: view.widthAnchor, constant: -insets.left - insets.right),
      other.topAnchor.constraint(equalTo: view.topAnchor),
      other.heightAnchor.constraint(equalToConstant: 40),  // expect: unscaled-constant
    ])
  }
}
