import UIKit

// The last child closes the content, and is not named.

final class LastChildController: UIViewController {
  private let scroller = UIScrollView()
  private let page = UIView()
  private let title = UILabel()
  private let text = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(scroller)
    scroller.addSubview(page)
    page.addSubview(title)
    page.addSubview(text)
    for view in [scroller, page, title, text] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint.activate([
      scroller.topAnchor.constraint(equalTo: view.topAnchor),
      scroller.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroller.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scroller.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      page.topAnchor.constraint(equalTo: scroller.topAnchor),
      page.leadingAnchor.constraint(equalTo: scroller.leadingAnchor),
      page.trailingAnchor.constraint(equalTo: scroller.trailingAnchor),
      page.bottomAnchor.constraint(equalTo: scroller.bottomAnchor),
      page.widthAnchor.constraint(equalTo: scroller.widthAnchor),
      title.topAnchor.constraint(equalTo: page.topAnchor),
      title.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      title.trailingAnchor.constraint(equalTo: page.trailingAnchor),
      text.topAnchor.constraint(equalTo: title.bottomAnchor),
      text.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: page.trailingAnchor),
    ])
    page.subviews.last?.bottomAnchor.constraint(equalTo: page.bottomAnchor).isActive = true
  }
}
