import UIKit

/// Makes views for code that uses constraints.
extension UIView {
  static func makeBoard() -> UIView {
    let board = UIView()
    board.backgroundColor = .white
    board.translatesAutoresizingMaskIntoConstraints = false
    return board
  }
}

func makePlank() -> UIView {
  let plank = UIView(frame: .zero)
  plank.translatesAutoresizingMaskIntoConstraints = false
  return plank
}

// build: Terrace()
/// What makes a view switches its mask off: it is switched on again where the view is added.
final class Terrace: UIViewController {
  private let board = UIView.makeBoard()
  private lazy var rail: UIView = {
    let rail = UIView.makeBoard()
    rail.clipsToBounds = true
    return rail
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(board)
    self.view.addSubview(self.rail)
    NSLayoutConstraint.activate([
      board.topAnchor.constraint(equalTo: view.topAnchor),
      board.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      board.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      board.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    NSLayoutConstraint.activate([
      rail.topAnchor.constraint(equalTo: view.topAnchor),
      rail.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      rail.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      rail.heightAnchor.constraint(equalToConstant: 5),
    ])
  }
}

// build: Dock(frame: .zero)
/// So it is where a function of the project makes it, in a view too.
final class Dock: UIView {
  private let plank = makePlank()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(plank)
    plank.topAnchor.constraint(equalTo: topAnchor, constant: 2).isActive = true
    plank.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 2).isActive = true
    plank.widthAnchor.constraint(equalToConstant: 20).isActive = true
    plank.heightAnchor.constraint(equalToConstant: 4).isActive = true
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

/// Here code switches it off later.
final class Jetty: UIView {
  private let plank = makePlank()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(plank)
    plank.topAnchor.constraint(equalTo: topAnchor, constant: 2).isActive = true  // expect: opt-out
    plank.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 2).isActive = true
    plank.widthAnchor.constraint(equalToConstant: 20).isActive = true
    plank.heightAnchor.constraint(equalToConstant: 4).isActive = true
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  func reset() {
    if tag == 0 { plank.translatesAutoresizingMaskIntoConstraints = false }
  }
}

/// There is no line to follow that adds just this view.
final class Pier: UIView {
  private let plank = makePlank()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for part in [plank] { addSubview(part) }
    plank.topAnchor.constraint(equalTo: topAnchor, constant: 2).isActive = true  // expect: opt-out
    plank.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 2).isActive = true
    plank.widthAnchor.constraint(equalToConstant: 20).isActive = true
    plank.heightAnchor.constraint(equalToConstant: 4).isActive = true
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

/// And here it is no line of its own.
final class Quay: UIView {
  private let plank = makePlank()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(plank); clipsToBounds = true
    plank.topAnchor.constraint(equalTo: topAnchor, constant: 2).isActive = true  // expect: opt-out
    plank.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 2).isActive = true
    plank.widthAnchor.constraint(equalToConstant: 20).isActive = true
    plank.heightAnchor.constraint(equalToConstant: 4).isActive = true
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}
