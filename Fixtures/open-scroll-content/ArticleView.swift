import UIKit

// layoutlint:disable:file unscaled-constant - the numbers are what these fixtures are about

final class ArticleView: UIView {
  private let scrollView = UIScrollView()  // expect: open-scroll-content
  private let page = UIView()
  private let closed = UIScrollView()
  private let column = UIView()
  private let emptyOne = UIScrollView()

  func setUp() {
    for child in [scrollView, closed, emptyOne] {
      child.translatesAutoresizingMaskIntoConstraints = false
      addSubview(child)
      child.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
      child.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
      child.topAnchor.constraint(equalTo: topAnchor).isActive = true
      child.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
    }
    page.translatesAutoresizingMaskIntoConstraints = false
    column.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(page)
    closed.addSubview(column)
    NSLayoutConstraint.activate([
      page.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      page.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      page.topAnchor.constraint(equalTo: scrollView.topAnchor),
      page.heightAnchor.constraint(equalToConstant: 1200),
      page.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      column.leadingAnchor.constraint(equalTo: closed.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: closed.trailingAnchor),
      column.topAnchor.constraint(equalTo: closed.topAnchor),
      column.bottomAnchor.constraint(equalTo: closed.bottomAnchor),
      column.widthAnchor.constraint(equalTo: closed.widthAnchor),
      column.heightAnchor.constraint(equalToConstant: 1200),
    ])
  }
}
