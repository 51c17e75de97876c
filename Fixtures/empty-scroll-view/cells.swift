import UIKit

final class CodeCell: UICollectionViewCell {
  let scroller = UIScrollView()
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    scroller.backgroundColor = .gray
    contentView.addSubview(scroller)  // expect: empty-scroll-view
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ size: CGSize) {
    scroller.contentSize = size
    label.frame = CGRect(origin: .zero, size: size)
  }
}

class PageController: UIViewController {
  private lazy var scroller: UIScrollView = {
    let view = UIScrollView(frame: .zero)
    view.alwaysBounceVertical = true
    return view
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    self.view.addSubview(scroller)  // expect: empty-scroll-view
    scroller.frame = view.bounds  // expect: stale-frame
  }
}

final class LocalController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let scroll = UIScrollView()
    view.insertSubview(scroll, at: 0)  // expect: empty-scroll-view
    scroll.frame = view.bounds  // expect: stale-frame
  }
}

final class FilledController: UIViewController {
  private let scroller = UIScrollView()  // expect: ambiguous-layout
  private let label = UILabel()  // expect: ambiguous-layout

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(scroller)
    scroller.addSubview(label)
  }
}

class OpenController: UIViewController {
  let scroller = UIScrollView()
  private let filled = UIScrollView()
  private let styled = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(scroller)
    view.addSubview(filled)
    view.addSubview(styled)
    fill(filled)
    styled.fillUp()
    let other = UIScrollView()
    view.addSubview(other)
    fill(other)
  }

  func fill(_ scroller: UIScrollView) { scroller.addSubview(UILabel()) }
}

extension UIScrollView {
  func fillUp() { addSubview(UILabel()) }
}

final class ExtendedController: UIViewController {
  private let scroller = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(scroller)
  }
}

extension ExtendedController {
  func fill(with label: UILabel) { scroller.addSubview(label) }
}
