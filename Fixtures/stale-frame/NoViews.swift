import UIKit

// What is no view, or is placed by whoever shows it.

final class MenuController: UIViewController {
  var menu: PageMenu?
  let chart = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    // A controller, whose view follows by its mask.
    menu = PageMenu(frame: CGRect(x: 0, y: 0, width: view.frame.width, height: 100), pages: 3)  // expect: hard-coded-frame
    view.addSubview(menu!.view)
    let graph = Graph(frame: view.bounds)
    view.addSubview(graph.view)
    let shade = CAGradientLayer()
    shade.frame = CGRect(x: 0, y: 0, width: 10, height: view.bounds.height)  // expect: early-geometry, hard-coded-frame
    view.layer.addSublayer(shade)
    chart.frame = view.bounds  // expect: stale-frame
    view.addSubview(chart)
  }
}

final class AreaView: UIView {
  private let mark: CAShapeLayer
  private let cover = UIView()

  override init(frame: CGRect) {
    mark = CAShapeLayer()
    super.init(frame: frame)
    mark.frame = bounds  // expect: stale-frame
    layer.addSublayer(mark)
    cover.frame = bounds
    addSubview(cover)
  }

  required init?(coder: NSCoder) { nil }
}

/// The collection view is the controller's view.
final class WordsController: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(
      frame: view.bounds, collectionViewLayout: collectionViewLayout)
  }
}

final class RowsController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView = UITableView(frame: view.bounds, style: .plain)
  }
}

/// Here it is a view like others.
final class TilesController: UIViewController {
  var collectionView: UICollectionView?

  override func viewDidLoad() {
    super.viewDidLoad()
    let tiles = UICollectionView(
      frame: view.bounds,  // expect: stale-frame
      collectionViewLayout: UICollectionViewFlowLayout())
    view.addSubview(tiles)
    collectionView = tiles
  }
}

/// It is told of each turn of the device.
final class TurnedController: UIViewController {
  let list = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    list.frame = view.bounds
    view.addSubview(list)
  }

  override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
    update()
  }

  override func willRotate(to: UIInterfaceOrientation, duration: TimeInterval) { update() }

  override func willAnimateRotation(to: UIInterfaceOrientation, duration: TimeInterval) {}

  func update() {}
}

/// Its own view, and the cell's.
final class PopupController: UIViewController {
  private var contentView: UIView!

  override func viewDidLoad() {
    super.viewDidLoad()
    contentView = UIView()
    let shadow = UIView(frame: contentView.frame)
    view.addSubview(shadow)
    view.addSubview(contentView)
  }
}

final class PopupCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let shadow = UIView(frame: contentView.frame)  // expect: stale-frame
    contentView.addSubview(shadow)
  }

  required init?(coder: NSCoder) { nil }
}
