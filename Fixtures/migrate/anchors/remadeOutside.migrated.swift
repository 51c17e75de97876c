import SnapKit
import UIKit

/// A view that changes its own height finds only what was made for views of its class.
class MapBadge: UIView {
  func grow() {
    snp.updateConstraints { make in
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
    map.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      map.leftAnchor.constraint(equalTo: view.leftAnchor),
      map.topAnchor.constraint(equalTo: view.topAnchor),
      map.rightAnchor.constraint(equalTo: view.rightAnchor),
      map.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    ])

    legend.snp.makeConstraints { make in
      make.top.leading.equalToSuperview()
      make.size.equalTo(44)
    }

    stamp.snp.makeConstraints { make in
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
    self.map.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      self.map.leadingAnchor.constraint(equalTo: self.leadingAnchor),
      self.map.trailingAnchor.constraint(equalTo: self.trailingAnchor),
      self.map.topAnchor.constraint(equalTo: self.topAnchor, constant: 8),
      self.map.bottomAnchor.constraint(equalTo: self.bottomAnchor, constant: -8)
    ])
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
    map.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      map.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      map.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      map.widthAnchor.constraint(equalToConstant: 20),
      map.heightAnchor.constraint(equalToConstant: 20)
    ])

    own.snp.makeConstraints { make in
      make.top.leading.equalToSuperview()
      make.size.equalTo(44)
    }

    other.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      other.topAnchor.constraint(equalTo: contentView.topAnchor),
      other.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      other.widthAnchor.constraint(equalToConstant: 44),
      other.heightAnchor.constraint(equalToConstant: 44)
    ])

    swapped.snp.makeConstraints { make in
      make.top.trailing.equalToSuperview()
      make.size.equalTo(44)
    }
  }

  func place() {
    contentView.addSubview(late)
    late.snp.makeConstraints { make in
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
    snp.updateConstraints { make in
      make.height.equalTo(60)
    }
  }
}
