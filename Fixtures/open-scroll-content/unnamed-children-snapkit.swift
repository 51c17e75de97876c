import SnapKit
import UIKit

// The content is made by a helper, and its last child closes it.

extension UIView {
  func addScrolledPage() -> UIView {
    let scroller = UIScrollView()
    addSubview(scroller)
    scroller.snp.makeConstraints { $0.edges.equalToSuperview() }
    let page = UIView()
    scroller.addSubview(page)
    page.snp.makeConstraints {
      $0.edges.equalTo(scroller.contentLayoutGuide)
      $0.width.equalTo(scroller.frameLayoutGuide)
    }
    return page
  }

  func addRow(_ row: UIView, below top: ConstraintItem) -> ConstraintItem {
    addSubview(row)
    row.snp.makeConstraints {
      $0.leading.trailing.equalToSuperview()
      $0.top.equalTo(top)
    }
    return row.snp.bottom
  }
}

final class HelperController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let page = view.addScrolledPage()
    let title = UILabel()
    let text = UILabel()
    var top = page.snp.top
    top = page.addRow(title, below: top)
    top = page.addRow(text, below: top)
    page.subviews.last?.snp.makeConstraints { $0.bottom.equalToSuperview() }
  }
}

final class LoopController: UIViewController {
  let scroller = UIScrollView()
  let page = UIView()
  let title = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(scroller)
    scroller.addSubview(page)
    page.addSubview(title)
    scroller.snp.makeConstraints { $0.edges.equalToSuperview() }
    page.snp.makeConstraints {
      $0.edges.equalTo(scroller.contentLayoutGuide)
      $0.width.equalTo(scroller.frameLayoutGuide)
    }
    title.snp.makeConstraints { $0.top.leading.trailing.equalToSuperview() }
    for child in page.subviews {
      child.snp.makeConstraints { $0.bottom.lessThanOrEqualToSuperview() }
    }
  }
}

final class EachController: UIViewController {
  let scroller = UIScrollView()
  let page = UIView()
  let title = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(scroller)
    scroller.addSubview(page)
    page.addSubview(title)
    scroller.snp.makeConstraints { $0.edges.equalToSuperview() }
    page.snp.makeConstraints {
      $0.edges.equalTo(scroller.contentLayoutGuide)
      $0.width.equalTo(scroller.frameLayoutGuide)
    }
    title.snp.makeConstraints { $0.top.leading.trailing.equalToSuperview() }
    page.subviews.suffix(1).forEach {
      $0.snp.makeConstraints { make in make.bottom.equalToSuperview() }
    }
  }
}

/// A child of another view closes nothing.
final class OtherController: UIViewController {
  let scroller = UIScrollView()  // expect: open-scroll-content
  let page = UIView()
  let title = UILabel()
  let bar = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(scroller)
    view.addSubview(bar)
    scroller.addSubview(page)
    page.addSubview(title)
    scroller.snp.makeConstraints { $0.edges.equalToSuperview() }
    bar.snp.makeConstraints { $0.top.leading.trailing.equalToSuperview() }
    page.snp.makeConstraints {
      $0.edges.equalTo(scroller.contentLayoutGuide)
      $0.width.equalTo(scroller.frameLayoutGuide)
    }
    title.snp.makeConstraints { $0.top.leading.trailing.equalToSuperview() }
    bar.subviews.last?.snp.makeConstraints { $0.bottom.equalToSuperview() }
  }
}

final class HalfController: UIViewController {
  let scroller = UIScrollView()  // expect: open-scroll-content
  let page = UIView()
  let title = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(scroller)
    scroller.addSubview(page)
    page.addSubview(title)
    scroller.snp.makeConstraints { $0.edges.equalToSuperview() }
    page.snp.makeConstraints {
      $0.edges.equalTo(scroller.contentLayoutGuide)
      $0.width.equalTo(scroller.frameLayoutGuide)
    }
    title.snp.makeConstraints { $0.top.leading.trailing.equalToSuperview() }
    page.subviews.last?.isHidden = true
  }
}
