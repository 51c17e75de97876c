import UIKit

/// The content is as large as it says; the scroll view itself lies anywhere.
final class PlacelessScrollController: UIViewController {
  private let scroller = UIScrollView()  // expect: missing-position
  private let content = UIView()
  override func viewDidLoad() {
    super.viewDidLoad()
    scroller.translatesAutoresizingMaskIntoConstraints = false
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scroller)
    scroller.addSubview(content)
    NSLayoutConstraint.activate([
      scroller.topAnchor.constraint(equalTo: view.topAnchor),
      scroller.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scroller.widthAnchor.constraint(equalTo: view.widthAnchor),
      content.leadingAnchor.constraint(equalTo: scroller.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroller.trailingAnchor),
      content.topAnchor.constraint(equalTo: scroller.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroller.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scroller.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 900),  // expect: unscaled-constant
    ])
  }
}

/// The content is as wide as the scroll view, which has no width.
final class NarrowScrollController: UIViewController {
  private let scroller = UIScrollView()  // expect: ambiguous-layout
  private let content = UIView()
  override func viewDidLoad() {
    super.viewDidLoad()
    scroller.translatesAutoresizingMaskIntoConstraints = false
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scroller)
    scroller.addSubview(content)
    NSLayoutConstraint.activate([
      scroller.topAnchor.constraint(equalTo: view.topAnchor),
      scroller.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scroller.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      content.leadingAnchor.constraint(equalTo: scroller.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroller.trailingAnchor),
      content.topAnchor.constraint(equalTo: scroller.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroller.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scroller.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 900),  // expect: unscaled-constant
    ])
  }
}

/// Neither is said where the scroll view lies, nor where its content ends.
final class OpenScrollController: UIViewController {
  private let scroller = UIScrollView()  // expect: missing-position, open-scroll-content
  private let content = UIView()
  override func viewDidLoad() {
    super.viewDidLoad()
    scroller.translatesAutoresizingMaskIntoConstraints = false
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scroller)
    scroller.addSubview(content)
    NSLayoutConstraint.activate([
      scroller.topAnchor.constraint(equalTo: view.topAnchor),
      scroller.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scroller.widthAnchor.constraint(equalTo: view.widthAnchor),
      content.leadingAnchor.constraint(equalTo: scroller.leadingAnchor),
      content.topAnchor.constraint(equalTo: scroller.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroller.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scroller.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 900),  // expect: unscaled-constant
    ])
  }
}
