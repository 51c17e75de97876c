import UIKit

final class BannerController: UIViewController {
  let banner = UIView()
  let list = UITableView()
  let even = UIView()
  let page = UIView()
  let scroll = UIScrollView()
  let inner = UIView()

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.addSubview(banner)
    banner.frame = CGRect(x: 16, y: 0, width: view.bounds.width, height: 40)  // expect: frame-past-container, hard-coded-frame
    view.addSubview(list)
    list.frame = CGRect(x: 0, y: 48, width: view.frame.width, height: self.view.frame.size.height)  // expect: frame-past-container, hard-coded-frame
    view.addSubview(even)
    even.frame = CGRect(x: 16, y: 48, width: view.bounds.width - 32, height: view.bounds.height - 48)  // expect: hard-coded-frame
    // Waits outside of the screen.
    view.addSubview(page)
    page.frame = CGRect(x: 400, y: 0, width: view.bounds.width, height: view.bounds.height)  // expect: hard-coded-frame
    view.addSubview(scroll)
    scroll.addSubview(inner)
    inner.frame = CGRect(x: 16, y: 16, width: scroll.bounds.width, height: scroll.bounds.height)  // expect: hard-coded-frame
  }

  private func makeChart() -> UIView {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 80))  // expect: hard-coded-frame
    let container = UIView(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 60))  // expect: hard-coded-frame
    let chart = UIView(frame: CGRect(x: 1, y: 0, width: view.bounds.width, height: 60))  // expect: frame-past-container, hard-coded-frame
    container.addSubview(chart)
    outer.addSubview(container)
    return outer
  }
}

/// A size of its own is none of a frame.
final class KnobView: UIView {
  private var size: CGFloat { isHidden ? 20 : 40 }
  private let knob = UIView()

  func setUp() {
    addSubview(knob)
    knob.frame = CGRect(x: self.size, y: 0, width: self.size, height: size)
  }
}
