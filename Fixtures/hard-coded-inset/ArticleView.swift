import UIKit

final class ArticleView: UIView {
  let body = UITextView()
  let actions = UIStackView()
  let gutter: CGFloat = 20  // expect: hard-coded-inset

  func setUp() {
    addSubview(body)
    addSubview(actions)
    body.textContainerInset = UIEdgeInsets(top: 24, left: 16, bottom: 24, right: 16)  // expect: hard-coded-inset
    body.contentInset = UIEdgeInsets(top: 1, left: 0, bottom: 1, right: 0)
    actions.isLayoutMarginsRelativeArrangement = true
    actions.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: gutter, leading: 2 * gutter, bottom: gutter, trailing: 2 * gutter)
  }
}
