import UIKit

// The readable guide of a container is as high as its margins.

final class ReadableController: UIViewController {
  private let scroller = UIScrollView()
  private let page = UIView()
  private let text = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(scroller)
    scroller.addSubview(page)
    page.addSubview(text)
    for view in [scroller, page, text] { view.translatesAutoresizingMaskIntoConstraints = false }
    let readable = page.readableContentGuide
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
      text.topAnchor.constraint(equalTo: readable.topAnchor),
      text.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
      text.bottomAnchor.constraint(equalTo: readable.bottomAnchor),
    ])
  }
}

final class HalfReadableController: UIViewController {
  private let scroller = UIScrollView()  // expect: open-scroll-content
  private let page = UIView()
  private let text = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(scroller)
    scroller.addSubview(page)
    page.addSubview(text)
    for view in [scroller, page, text] { view.translatesAutoresizingMaskIntoConstraints = false }
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
      text.topAnchor.constraint(equalTo: page.readableContentGuide.topAnchor),
      text.leadingAnchor.constraint(equalTo: page.readableContentGuide.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: page.readableContentGuide.trailingAnchor),
    ])
  }
}
