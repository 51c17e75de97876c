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
    board.translatesAutoresizingMaskIntoConstraints = true
    self.view.addSubview(self.rail)
    self.rail.translatesAutoresizingMaskIntoConstraints = true
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    board.frame = bounds
    rail.frame = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: 5)
  }
}

// build: Dock(frame: .zero)
/// So it is where a function of the project makes it, in a view too.
final class Dock: UIView {
  private let plank = makePlank()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(plank)
    plank.translatesAutoresizingMaskIntoConstraints = true
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func layoutSubviews() {
    super.layoutSubviews()
    plank.frame = CGRect(x: bounds.minX + 2, y: bounds.minY + 2, width: 20, height: 4)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      plank.frame.origin.x = bounds.minX + bounds.maxX - plank.frame.maxX
    }
  }
}

/// Here code switches it off later.
final class Jetty: UIView {
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
    plank.topAnchor.constraint(equalTo: topAnchor, constant: 2).isActive = true
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
    plank.topAnchor.constraint(equalTo: topAnchor, constant: 2).isActive = true
    plank.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 2).isActive = true
    plank.widthAnchor.constraint(equalToConstant: 20).isActive = true
    plank.heightAnchor.constraint(equalToConstant: 4).isActive = true
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}
