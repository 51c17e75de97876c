import UIKit
import SnapKit

// Constraints that tie a view to the ends of the content replace its size.

final class TiedPagesController: UIViewController {
  private let book = UIScrollView()
  private let content = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(book)
    book.addSubview(content)
    book.contentSize = CGSize(width: 900, height: view.frame.height)
    book.snp.makeConstraints { $0.edges.equalToSuperview() }
    content.snp.makeConstraints { make in
      make.edges.equalTo(book)
      make.height.equalTo(book)
      make.width.equalTo(book).multipliedBy(3)
    }
  }
}

final class TiedListController: UIViewController {
  private let feed = UIScrollView()
  private let content = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(feed)
    feed.addSubview(content)
    feed.contentSize = CGSize(width: view.frame.width, height: 900)
    feed.snp.makeConstraints { $0.edges.equalToSuperview() }
    content.snp.makeConstraints { make in
      make.top.bottom.leading.trailing.equalToSuperview()
      make.width.equalTo(view)
      make.height.equalTo(view).multipliedBy(3)
    }
  }
}

final class AnchoredListController: UIViewController {
  private let column = UIScrollView()
  private let content = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(column)
    column.addSubview(content)
    column.contentSize = CGSize(width: view.frame.width, height: 900)
    for box in [column, content] { box.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.topAnchor),
      column.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      content.topAnchor.constraint(equalTo: column.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: column.contentLayoutGuide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: column.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: column.contentLayoutGuide.trailingAnchor),
      content.widthAnchor.constraint(equalTo: column.widthAnchor),
      content.heightAnchor.constraint(equalTo: column.heightAnchor, multiplier: 2),
    ])
  }
}

// What is only placed in the content leaves its size to code, and so does what is beside it.

final class PlacedPagesController: UIViewController {
  private let shelf = UIScrollView()
  private let content = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(shelf)
    shelf.addSubview(content)
    shelf.contentSize = CGSize(width: 900, height: view.frame.height)  // expect: early-geometry
    shelf.snp.makeConstraints { $0.edges.equalToSuperview() }
    content.snp.makeConstraints { make in
      make.top.leading.equalTo(shelf)
      make.size.equalTo(shelf)
    }
  }
}
