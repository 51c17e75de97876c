import UIKit

/// Badges beside what they belong to: the views lie apart along the other axis.
final class BadgesView: UIView {
  let news = UIButton()
  let dot = UIView()
  let count = UILabel()
  let mark = UILabel()
  let chats = UIButton()
  let unread = UILabel()
  let covered = UILabel()

  func setUp() {
    for view in [news, dot, count, mark, chats, unread, covered] {
      addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint.activate([
      news.topAnchor.constraint(equalTo: topAnchor, constant: 26),  // expect: unscaled-constant
      news.leadingAnchor.constraint(equalTo: leadingAnchor),
      dot.bottomAnchor.constraint(equalTo: news.topAnchor, constant: 12),  // expect: unscaled-constant
      dot.leadingAnchor.constraint(equalTo: news.trailingAnchor),
      dot.widthAnchor.constraint(equalToConstant: 6),
      dot.heightAnchor.constraint(equalToConstant: 6),
      count.bottomAnchor.constraint(equalTo: news.topAnchor, constant: 12),  // expect: unscaled-constant
      count.leadingAnchor.constraint(equalTo: dot.trailingAnchor, constant: 4),  // expect: unscaled-constant, text-without-limit
      mark.bottomAnchor.constraint(equalTo: news.topAnchor, constant: 12),  // expect: unscaled-constant
      mark.leadingAnchor.constraint(greaterThanOrEqualTo: news.trailingAnchor),
      mark.trailingAnchor.constraint(equalTo: trailingAnchor),
      chats.topAnchor.constraint(equalTo: news.bottomAnchor, constant: 40),  // expect: unscaled-constant
      chats.trailingAnchor.constraint(equalTo: trailingAnchor),
      unread.bottomAnchor.constraint(equalTo: chats.topAnchor, constant: 12),  // expect: unscaled-constant
      chats.leadingAnchor.constraint(equalTo: unread.trailingAnchor, constant: 2),
      covered.topAnchor.constraint(equalTo: topAnchor, constant: 12),  // expect: unscaled-constant
      covered.bottomAnchor.constraint(equalTo: chats.topAnchor, constant: 12),  // expect: overlapping-siblings, unscaled-constant
      covered.trailingAnchor.constraint(equalTo: chats.trailingAnchor),
    ])
  }
}

/// Beside it only by a part of the length: the other edge reaches over the neighbor.
final class CoveredView: UIView {
  let title = UILabel()
  let price = UILabel()
  let hint = UILabel()

  func setUp() {
    for view in [title, price, hint] {
      addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor, constant: 30),  // expect: unscaled-constant
      title.leadingAnchor.constraint(equalTo: leadingAnchor),
      price.topAnchor.constraint(equalTo: topAnchor, constant: 12),  // expect: unscaled-constant
      price.bottomAnchor.constraint(equalTo: title.topAnchor, constant: 12),  // expect: overlapping-siblings, unscaled-constant
      price.trailingAnchor.constraint(equalTo: title.trailingAnchor, constant: 20),  // expect: unscaled-constant
      hint.topAnchor.constraint(equalTo: topAnchor, constant: 12),  // expect: unscaled-constant
      hint.bottomAnchor.constraint(equalTo: title.topAnchor, constant: 12),  // expect: overlapping-siblings, unscaled-constant
      hint.trailingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor),
      hint.leadingAnchor.constraint(equalTo: title.leadingAnchor),
    ])
  }
}
