import UIKit

final class PostView: UIView {
  let header = UIView()
  let fixed = UIView()
  let label: UILabel

  override init(frame: CGRect) {
    label = UILabel()
    super.init(frame: frame)
    let width = self.frame.width - 32
    header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 54.calculateHeight())  // expect: stale-frame
    label.frame = CGRect(x: 16.calculateWidth(), y: header.frame.maxY, width: width, height: 20)  // expect: hard-coded-frame
    fixed.frame = CGRect(x: 1, y: 1, width: 2, height: 2)
    let line = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 1))
    addSubview(header)
    addSubview(label)
    addSubview(fixed)
    addSubview(line)
  }

  required init?(coder: NSCoder) { nil }
}

final class GridController: UIViewController {
  let list = UITableView()
  let map = UIView()
  let pinned = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    list.frame = view.bounds  // expect: stale-frame
    view.addSubview(list)
    map.frame = view.bounds
    view.addSubview(map)
    pinned.frame = view.bounds
    view.addSubview(pinned)
    pinned.fillSuperview()
    list.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 1))
  }

  func resize() {
    map.frame = view.bounds
  }
}

final class MaskedController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let map = UIView(frame: view.bounds)
    map.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(map)
  }
}

final class FollowingView: UIView {
  let label = UILabel()

  init() {
    super.init(frame: .zero)
    label.frame = bounds
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
