import SnapKit
import UIKit

// layoutlint:disable:file unscaled-constant - the numbers are what these fixtures are about

// A view is placed by a view inside it, if its own class says where that is.

class PlacedPlayer: UIView {
  var bar: UIView!
  let label = UILabel()
  let loose = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    bar = UIView()
    bar.backgroundColor = .black
    addSubview(bar)
    addSubview(label)
    bar.snp.makeConstraints { make in
      make.top.leading.trailing.equalToSuperview()
      make.height.equalTo(40)
    }
    label.snp.makeConstraints { make in
      make.top.equalTo(bar.snp.bottom)
      make.leading.trailing.bottom.equalToSuperview()
    }
  }

  required init?(coder: NSCoder) { nil }
}

final class PlayerHeader: UIView {
  private let picture = UIImageView()
  private var player: PlacedPlayer!

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.backgroundColor = .red
    addSubview(picture)
    player = PlacedPlayer()
    addSubview(player)
    picture.snp.makeConstraints { make in
      make.top.leading.trailing.equalToSuperview()
      make.height.equalTo(225)
      make.bottom.equalTo(player.bar.snp.bottom)
    }
    player.snp.makeConstraints { $0.leading.trailing.equalTo(picture) }
  }

  required init?(coder: NSCoder) { nil }
}

final class AnchoredHeader: UIView {
  private let card = PlacedPlayer()
  private let picture = UIImageView()

  func setUp() {
    addSubview(picture)
    addSubview(card)
    picture.translatesAutoresizingMaskIntoConstraints = false
    card.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: topAnchor),
      picture.leadingAnchor.constraint(equalTo: leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: trailingAnchor),
      picture.heightAnchor.constraint(equalToConstant: 90),
      card.label.topAnchor.constraint(equalTo: picture.bottomAnchor),
      card.leadingAnchor.constraint(equalTo: leadingAnchor),
      card.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
}

final class LocalHeader: UIView {
  private let picture = UIImageView()

  func setUp() {
    let panel = PlacedPlayer()
    addSubview(picture)
    addSubview(panel)
    picture.snp.makeConstraints { make in
      make.top.leading.trailing.equalToSuperview()
      make.height.equalTo(225)
    }
    panel.snp.makeConstraints { $0.leading.trailing.equalTo(picture) }
    picture.snp.makeConstraints { $0.centerY.equalTo(panel.bar) }
  }
}

// It says nothing of the other axis, and a class that leaves the view alone says nothing at all.

final class SidelessHeader: UIView {
  private let picture = UIImageView()
  private let screen = PlacedPlayer()  // expect: missing-position

  func setUp() {
    addSubview(picture)
    addSubview(screen)
    picture.snp.makeConstraints { make in
      make.top.leading.trailing.equalToSuperview()
      make.height.equalTo(225)
      make.bottom.equalTo(screen.bar.snp.bottom)
    }
    screen.snp.makeConstraints { $0.width.equalTo(picture) }
  }
}

final class LooseHeader: UIView {
  private let picture = UIImageView()
  private let stage = PlacedPlayer()  // expect: ambiguous-layout

  func setUp() {
    addSubview(picture)
    addSubview(stage)
    picture.snp.makeConstraints { make in
      make.top.leading.trailing.equalToSuperview()
      make.height.equalTo(225)
      make.bottom.equalTo(stage.loose.snp.bottom)
    }
    stage.snp.makeConstraints { $0.leading.trailing.equalTo(picture) }
  }
}
