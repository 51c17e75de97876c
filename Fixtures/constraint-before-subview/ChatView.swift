import UIKit

final class ChatView: UIView {
  let input = UITextField()
  let icon = UIImageView()  // expect: ambiguous-layout
  let send = UIButton()
  let list = UIView()  // expect: ambiguous-layout
  let area = UILayoutGuide()  // expect: ambiguous-layout

  func setUp(isWide: Bool) {
    input.translatesAutoresizingMaskIntoConstraints = false
    icon.translatesAutoresizingMaskIntoConstraints = false
    send.translatesAutoresizingMaskIntoConstraints = false
    list.translatesAutoresizingMaskIntoConstraints = false
    input.addSubview(icon)
    icon.leftAnchor.constraint(equalTo: input.leftAnchor).isActive = true  // expect: left-right-attributes
    input.heightAnchor.constraint(equalTo: input.widthAnchor).isActive = true
    let bottom = input.bottomAnchor.constraint(equalTo: bottomAnchor)
    addSubview(send)
    NSLayoutConstraint.activate([
      send.leftAnchor.constraint(equalTo: leftAnchor),  // expect: left-right-attributes
      send.leftAnchor.constraint(equalTo: input.rightAnchor),  // expect: constraint-before-subview, left-right-attributes
      send.topAnchor.constraint(equalTo: area.topAnchor),  // expect: constraint-before-subview
    ])
    addSubview(input)
    addLayoutGuide(area)
    bottom.isActive = true
    place(list)
    list.leftAnchor.constraint(equalTo: leftAnchor).isActive = true  // expect: left-right-attributes
    addSubview(list)
  }

  func place(_ view: UIView) { insertSubview(view, at: 0) }
}
