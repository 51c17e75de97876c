import SnapKit
import UIKit

/// Calls what its subclasses override; some of them are made in another way.
class Furnished: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    furnish()
  }

  init(bare: Bool) {
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  func furnish() {}
}

// build: Bench(frame: .zero)
/// What adds the view constrains it: then it does not matter who calls it, and how often.
final class Bench: Furnished {
  private let seat = UIView()
  private let leg = UIView()

  override func furnish() {
    super.furnish()
    addSubview(seat)
    seat.addSubview(leg)
    seat.snp.makeConstraints { make in
      make.leading.trailing.equalTo(self).inset(6)
      make.centerY.equalTo(self)
      make.height.equalTo(20)
    }
    leg.snp.makeConstraints { make in
      make.leading.bottom.equalTo(seat)
      make.width.height.equalTo(5)
    }
  }

  func refurnish() {
    furnish()
  }
}

// build: Stage(isOpen: true)
/// So it is with what only some objects have.
final class Stage: UIView {
  private let curtain = UIView()

  init(isOpen: Bool) {
    super.init(frame: .zero)
    if isOpen {
      backgroundColor = .black
    } else {
      backgroundColor = .red
    }
    if isOpen || tag == 3 {
      curtain.translatesAutoresizingMaskIntoConstraints = false
      addSubview(curtain)
      NSLayoutConstraint.activate([
        curtain.leadingAnchor.constraint(equalTo: leadingAnchor),
        curtain.topAnchor.constraint(equalTo: topAnchor),
        curtain.bottomAnchor.constraint(equalTo: bottomAnchor),
        curtain.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.25),
      ])
    }
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

/// And with what comes late, and goes.
final class Theater: UIViewController {
  private let screen = UIView()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    lower()
  }

  private func lower() {
    screen.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(screen)
    screen.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    screen.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    screen.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    screen.heightAnchor.constraint(equalToConstant: 90).isActive = true
  }
}

/// Here it is there without constraints until somebody calls the rest.
final class Stool: Furnished {
  private let seat = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(seat)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func furnish() {
    seat.snp.makeConstraints { make in
      make.leading.centerY.equalTo(self)  // expect: not-set-up-once
      make.width.height.equalTo(20)
    }
  }
}

/// And here it may stay so.
final class Chair: Furnished {
  private let seat = UIView()

  override func furnish() {
    addSubview(seat)
    guard frame.width > 0 else { return }
    seat.snp.makeConstraints { make in
      make.leading.centerY.equalTo(self)  // expect: not-set-up-once
      make.width.height.equalTo(20)
    }
  }
}

/// One of two places, for one view.
final class Couch: UIView {
  private let pillow = UIView()

  init(isLeft: Bool) {
    super.init(frame: .zero)
    pillow.translatesAutoresizingMaskIntoConstraints = false
    addSubview(pillow)
    if isLeft {
      NSLayoutConstraint.activate([
        pillow.leftAnchor.constraint(equalTo: leftAnchor),  // expect: conditional
        pillow.topAnchor.constraint(equalTo: topAnchor),
        pillow.widthAnchor.constraint(equalToConstant: 10),
        pillow.heightAnchor.constraint(equalToConstant: 10),
      ])
    }
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

/// A new one each time is not the one that the layout method would know.
final class Row: Furnished {
  private var seat = UIView()

  override func furnish() {
    seat = UIView()
    addSubview(seat)
    seat.snp.makeConstraints { make in
      make.leading.centerY.equalTo(self)  // expect: not-set-up-once
      make.width.height.equalTo(20)
    }
  }
}

/// What is made when it is first asked for would be made by the first layout.
final class Aisle: Furnished {
  private lazy var lamp: UIView = {
    let lamp = UIView()
    return lamp
  }()

  override func furnish() {
    addSubview(lamp)
    lamp.snp.makeConstraints { make in
      make.leading.centerY.equalTo(self)  // expect: not-set-up-once
      make.width.height.equalTo(20)
    }
  }
}

/// What layout itself adds gets its frame one pass later.
final class Balcony: UIView {
  private let rail = UIView()

  override func layoutSubviews() {
    super.layoutSubviews()
    if rail.superview == nil { build() }
  }

  private func build() {
    addSubview(rail)
    rail.snp.makeConstraints { make in
      make.leading.trailing.bottom.equalTo(self)  // expect: not-set-up-once
      make.height.equalTo(20)
    }
  }
}

/// Between the two, the view is seen where it is not.
final class Trapdoor: UIView {
  private let lid = UIView()

  func open() {
    addSubview(lid)
    layoutIfNeeded()
    lid.snp.makeConstraints { make in
      make.leading.trailing.bottom.equalTo(self)  // expect: not-set-up-once
      make.height.equalTo(20)
    }
  }
}

/// The layout pass calls the function through another one.
final class Shelf: UIView {
  private let board = UIView()
  private var isFull = false

  override func layoutSubviews() {
    super.layoutSubviews()
    fill()
  }

  private func fill() {
    guard !isFull else { return }
    isFull = true
    stock()
  }

  private func stock() {
    addSubview(board)
    board.snp.makeConstraints { make in
      make.leading.trailing.bottom.equalTo(self)  // expect: not-set-up-once
      make.height.equalTo(4)
    }
  }
}
