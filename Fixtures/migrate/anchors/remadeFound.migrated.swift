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
    price.snp.makeConstraints { make in
      make.leading.top.equalToSuperview()
      make.width.height.equalTo(40)
    }
    sale.snp.makeConstraints { make in
      make.trailing.top.equalToSuperview()
      make.width.height.equalTo(40)
    }
    lamp.translatesAutoresizingMaskIntoConstraints = false
    caption.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      lamp.topAnchor.constraint(equalTo: view.topAnchor),
      lamp.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      lamp.widthAnchor.constraint(equalToConstant: 40),
      lamp.heightAnchor.constraint(equalToConstant: 40),
      caption.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      caption.leadingAnchor.constraint(equalTo: view.leadingAnchor)
    ])
    row.snp.makeConstraints { make in
      make.trailing.bottom.equalToSuperview()
      make.width.height.equalTo(40)
    }
    table.translatesAutoresizingMaskIntoConstraints = false
    any.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      table.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      table.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      table.widthAnchor.constraint(equalToConstant: 80),
      table.heightAnchor.constraint(equalToConstant: 80),
      any.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      any.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      any.widthAnchor.constraint(equalToConstant: 40),
      any.heightAnchor.constraint(equalToConstant: 40)
    ])
    view.addSubview(warm)
    view.addSubview(cold)
    view.addSubview(pages.view)
    view.addSubview(shelves.view)
    warm.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      warm.topAnchor.constraint(equalTo: view.topAnchor),
      warm.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      warm.widthAnchor.constraint(equalToConstant: 60),
      warm.heightAnchor.constraint(equalToConstant: 60)
    ])
    cold.snp.makeConstraints { make in
      make.leading.top.equalToSuperview()
      make.width.height.equalTo(60)
    }
    pages.view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      pages.view.topAnchor.constraint(equalTo: view.topAnchor),
      pages.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      pages.view.widthAnchor.constraint(equalToConstant: 60),
      pages.view.heightAnchor.constraint(equalToConstant: 60)
    ])
    shelves.view.snp.makeConstraints { make in
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
    (stack.superview as? PriceTag)?.snp.updateConstraints { $0.width.equalTo(60) }
    for case let tag as PriceTag in stack.arrangedSubviews {
      tag.snp.updateConstraints { $0.width.equalTo(60) }
    }
    stack.subviews.compactMap { $0 as? PriceTag }.forEach { tag in
      tag.snp.updateConstraints { $0.width.equalTo(60) }
    }
    if let rows = table.visibleCells as? [ShelfRow] {
      rows.forEach { row in
        row.snp.updateConstraints { $0.width.equalTo(60) }
      }
    }
    switch stack.superview {
    case let tag as PriceTag:
      tag.snp.updateConstraints { $0.width.equalTo(60) }
    default: break
    }
    last = stack.subviews.last as? PriceTag
    last?.snp.updateConstraints { $0.width.equalTo(60) }
  }
}
