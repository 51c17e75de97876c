import UIKit

// Centers are those of a scroll view's frame: with the edges of the content, they make that as wide as the frame.
final class CenteredView: UIView {
  private let scroll = UIScrollView()
  private let page = UIView()

  func setUp() {
    scroll.translatesAutoresizingMaskIntoConstraints = false
    page.translatesAutoresizingMaskIntoConstraints = false
    addSubview(scroll)
    scroll.addSubview(page)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: topAnchor),
      scroll.leadingAnchor.constraint(equalTo: leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: trailingAnchor),
      scroll.bottomAnchor.constraint(equalTo: bottomAnchor),
      page.topAnchor.constraint(equalTo: scroll.topAnchor),
      page.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      page.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      page.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      // The solver takes it for the center of the content, which is wrong.
      page.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),  // expect: redundant-constraint
      page.heightAnchor.constraint(equalTo: heightAnchor, multiplier: 2),
    ])
    page.backgroundColor = .red
  }
}

final class OpenView: UIView {
  private let scroll = UIScrollView()  // expect: open-scroll-content
  private let page = UIView()

  func setUp() {
    scroll.translatesAutoresizingMaskIntoConstraints = false
    page.translatesAutoresizingMaskIntoConstraints = false
    addSubview(scroll)
    scroll.addSubview(page)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: topAnchor),
      scroll.leadingAnchor.constraint(equalTo: leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: trailingAnchor),
      scroll.bottomAnchor.constraint(equalTo: bottomAnchor),
      page.topAnchor.constraint(equalTo: scroll.topAnchor),
      page.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      page.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      page.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      page.heightAnchor.constraint(equalTo: heightAnchor, multiplier: 2),
    ])
    page.backgroundColor = .red
  }
}
