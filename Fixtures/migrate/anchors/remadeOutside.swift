import SnapKit
import UIKit

/// A view that changes its own height finds only what was made for views of its class.
class MapBadge: UIView {
  func grow() {
    snp.updateConstraints { make in  // expect: remade
      make.height.equalTo(40)
    }
  }
}

typealias MapStamp = MapBadge

// build: MapPage()
/// A class of another module is no class that is declared here.
final class MapPage: UIViewController {
  private let map = UIEventAttributionView()
  let legend: MapBadge = MapBadge()
  private let stamp = MapStamp()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(map)
    view.addSubview(legend)
    view.addSubview(stamp)
    map.snp.makeConstraints { make in
      make.edges.equalToSuperview()
    }

    legend.snp.makeConstraints { make in  // expect: remade
      make.top.leading.equalToSuperview()
      make.size.equalTo(44)
    }

    stamp.snp.makeConstraints { make in  // expect: remade
      make.top.trailing.equalToSuperview()
      make.size.equalTo(44)
    }
  }
}

// build: MapCard(frame: .zero)
/// In a view, with an initializer that has arguments, and named with `self`.
final class MapCard: UIView {
  let map = UIEventAttributionView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(self.map)
    self.map.snp.makeConstraints {
      $0.leading.trailing.equalToSuperview()
      $0.top.bottom.equalToSuperview().inset(8)
    }
  }

  required init?(coder: NSCoder) { fatalError() }
}

// build: MapNote(style: .default, reuseIdentifier: nil)
/// In a cell, and of a subclass that is declared here.
final class MapNote: UITableViewCell {
  private let map = UIEventAttributionView()
  private let own = OwnMap()
  private var other = UIEventAttributionView()
  private var swapped = UIEventAttributionView()
  private lazy var late: UIEventAttributionView = UIEventAttributionView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(map)
    contentView.addSubview(own)
    contentView.addSubview(other)
    contentView.addSubview(swapped)
    map.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(4)
      make.centerX.equalTo(contentView)
      make.size.equalTo(20)
    }

    own.snp.makeConstraints { make in  // expect: remade
      make.top.leading.equalToSuperview()
      make.size.equalTo(44)
    }

    other.snp.makeConstraints { make in
      make.top.trailing.equalToSuperview()
      make.size.equalTo(44)
    }

    swapped.snp.makeConstraints { make in  // expect: remade
      make.top.trailing.equalToSuperview()
      make.size.equalTo(44)
    }
  }

  func place() {
    contentView.addSubview(late)
    late.snp.makeConstraints { make in  // expect: remade
      make.bottom.trailing.equalToSuperview()
      make.size.equalTo(44)
    }
  }

  func swap(_ isOwn: Bool) {
    swapped = OwnMap()
    if isOwn { late = OwnMap() }
  }

  required init?(coder: NSCoder) { fatalError() }
}

class OwnMap: UIEventAttributionView {
  func grow() {
    snp.updateConstraints { make in  // expect: remade
      make.height.equalTo(60)
    }
  }
}
