import SnapKit
import UIKit

class PriceTag: UIView {}
final class SaleTag: PriceTag {}
final class StockLamp: UIView {}
final class ShelfRow: UITableViewCell {}

// build: ShelfController()
/// Code elsewhere changes views of some classes that it finds in a hierarchy.
final class ShelfController: UIViewController {
  private let price = PriceTag()
  private let sale = SaleTag()
  private let lamp = StockLamp()
  private let caption = UILabel().then { $0.numberOfLines = 2 }
  private let row = ShelfRow(style: .default, reuseIdentifier: nil)
  private let table = UITableView()
  private let any: UIView = StockLamp()
  lazy var warm: UIView = {
    let lamp = StockLamp()
    lamp.tintColor = .red
    return lamp
  }()
  lazy var cold: UIView = {
    let lamp = StockLamp()
    lamp.tintColor = .blue
    return lamp
  }()
  private let pages = UINavigationController()
  private let shelves = OwnPages()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(price)
    view.addSubview(sale)
    view.addSubview(lamp)
    view.addSubview(caption)
    view.addSubview(row)
    view.addSubview(table)
    view.addSubview(any)
    price.snp.makeConstraints { make in  // expect: remade
      make.leading.top.equalToSuperview()
      make.width.height.equalTo(40)
    }
    sale.snp.makeConstraints { make in  // expect: remade
      make.trailing.top.equalToSuperview()
      make.width.height.equalTo(40)
    }
    lamp.snp.makeConstraints { make in
      make.centerX.top.equalToSuperview()
      make.width.height.equalTo(40)
    }
    caption.snp.makeConstraints { make in
      make.leading.bottom.equalToSuperview()
    }
    row.snp.makeConstraints { make in  // expect: remade
      make.trailing.bottom.equalToSuperview()
      make.width.height.equalTo(40)
    }
    table.snp.makeConstraints { make in
      make.center.equalToSuperview()
      make.width.height.equalTo(80)
    }
    any.snp.makeConstraints { make in
      make.leading.centerY.equalToSuperview()
      make.width.height.equalTo(40)
    }
    view.addSubview(warm)
    view.addSubview(cold)
    view.addSubview(pages.view)
    view.addSubview(shelves.view)
    warm.snp.makeConstraints { make in
      make.leading.top.equalToSuperview()
      make.width.height.equalTo(60)
    }
    cold.snp.makeConstraints { make in  // expect: remade
      make.leading.top.equalToSuperview()
      make.width.height.equalTo(60)
    }
    pages.view.snp.makeConstraints { make in
      make.leading.top.equalToSuperview()
      make.width.height.equalTo(60)
    }
    shelves.view.snp.makeConstraints { make in  // expect: remade
      make.leading.top.equalToSuperview()
      make.width.height.equalTo(60)
    }
  }
}

final class OwnPages: UIViewController {
  override func loadView() {
    view = PriceTag()
  }
}

func cool(_ shelf: ShelfController) {
  shelf.cold = PriceTag()
}

extension UILabel {
  func then(_ configure: (UILabel) -> Void) -> UILabel {
    configure(self)
    return self
  }
}

final class ShelfTools {
  private var last: PriceTag?

  func widen(_ stack: UIStackView, _ table: UITableView) {
    (stack.superview as? PriceTag)?.snp.updateConstraints { $0.width.equalTo(60) }  // expect: remade
    for case let tag as PriceTag in stack.arrangedSubviews {
      tag.snp.updateConstraints { $0.width.equalTo(60) }  // expect: remade
    }
    stack.subviews.compactMap { $0 as? PriceTag }.forEach { tag in
      tag.snp.updateConstraints { $0.width.equalTo(60) }  // expect: remade
    }
    if let rows = table.visibleCells as? [ShelfRow] {
      rows.forEach { row in
        row.snp.updateConstraints { $0.width.equalTo(60) }  // expect: remade
      }
    }
    switch stack.superview {
    case let tag as PriceTag:
      tag.snp.updateConstraints { $0.width.equalTo(60) }  // expect: remade
    default: break
    }
    last = stack.subviews.last as? PriceTag
    last?.snp.updateConstraints { $0.width.equalTo(60) }  // expect: remade
  }
}
