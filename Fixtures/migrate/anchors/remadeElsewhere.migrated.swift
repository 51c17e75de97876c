import SnapKit
import UIKit

class Sheet: UIViewController {
  let strip = UIView()
}

// build: Receipt()
/// Another type changes a view of the same name, which is its own.
final class Receipt: Sheet {
  private let total = UILabel()
  private let stamp = UIView()
  private let footer = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(total)
    view.addSubview(stamp)
    view.addSubview(footer)
    total.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      total.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
      total.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8)
    ])

    stamp.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      stamp.topAnchor.constraint(equalTo: view.topAnchor),
      stamp.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      stamp.widthAnchor.constraint(equalToConstant: 24),
      stamp.heightAnchor.constraint(equalToConstant: 24)
    ])

    footer.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      footer.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      footer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      footer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      footer.heightAnchor.constraint(equalToConstant: 44)
    ])
  }
}

final class Basket: Sheet {
  private let total = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(total)
    total.snp.makeConstraints { make in
      make.top.leading.equalToSuperview()
    }
  }

  func grow() {
    self.total.snp.updateConstraints { make in
      make.top.equalToSuperview().inset(20)
    }
  }
}

final class Parcel: UIView {
  let stamp = UIView()

  func seal() {
    addSubview(stamp)
    stamp.snp.makeConstraints { make in
      make.edges.equalToSuperview()
    }
  }
}

/// The object's type is stated, or follows from how it is made.
final class Counter {
  private let parcel = Parcel()

  func press(_ other: Parcel) {
    other.stamp.snp.removeConstraints()
    parcel.stamp.snp.removeConstraints()
  }

  func print() {
    let footer = UIView()
    footer.snp.remakeConstraints { make in
      make.height.equalTo(20)
    }
  }
}

/// A subclass changes what it inherits.
class Ticket: UIView {
  let seat = UIView()

  func fill() {
    addSubview(seat)
    seat.snp.makeConstraints { make in
      make.top.leading.trailing.equalToSuperview()
      make.height.equalTo(44)
    }
  }
}

final class NightTicket: Ticket {
  func dim() {
    seat.snp.updateConstraints { make in
      make.height.equalTo(20)
    }
  }
}

/// What a closure gets may be anything.
final class Poster: UIView {
  let caption = UILabel()
  let corner = UIView()
  let nail = UIView()

  func hang() {
    addSubview(caption)
    addSubview(corner)
    addSubview(nail)
    caption.snp.makeConstraints { make in
      make.top.leading.equalToSuperview()
    }

    corner.snp.makeConstraints { make in
      make.bottom.trailing.equalToSuperview()
    }

    nail.snp.makeConstraints { make in
      make.centerX.top.equalToSuperview()
    }
  }
}

protocol Hanging {
  var corner: UIView { get }
}

final class Frame: UIView {
  var border = UIView()

  func draw() {
    addSubview(border)
    border.snp.makeConstraints { make in
      make.edges.equalToSuperview()
    }
  }
}

final class Wall {
  private let posters: [Poster] = []

  func straighten(_ hanging: any Hanging) {
    posters.forEach { poster in poster.caption.snp.removeConstraints() }
    hanging.corner.snp.removeConstraints()
  }

  func exchange(_ frame: Frame) {
    let border = UIView()
    frame.border = border
    frame.draw()
    border.snp.removeConstraints()
  }
}

func loosen(_ nail: UIView) {
  nail.snp.removeConstraints()
}

/// A view changes its own height, and finds what others made.
final class Drawer: UIView {
  func open() {
    snp.updateConstraints { make in
      make.height.equalTo(200)
    }
  }
}

final class Blind: UIView {
  func open() {
    self.snp.updateConstraints { make in
      make.height.equalTo(200)
    }
  }
}

// build: Room()
final class Room: UIViewController {
  private let drawer = Drawer()
  private let blind = Blind()
  private let floor = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(drawer)
    view.addSubview(blind)
    view.addSubview(floor)
    drawer.snp.makeConstraints { make in
      make.top.leading.trailing.equalToSuperview()
      make.height.equalTo(44)
    }

    blind.snp.makeConstraints { make in
      make.top.leading.trailing.equalToSuperview()
      make.height.equalTo(44)
    }

    floor.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      floor.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      floor.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      floor.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      floor.heightAnchor.constraint(equalToConstant: 44)
    ])
  }
}
