import UIKit

// Superclasses that call methods of their subclasses while they set objects up.

class StyledView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    style()
    arrange()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    style()
    arrange()
  }

  func style() {}
  func arrange() {}
}

class FramedView: StyledView {}

// build: BadgeView(frame: .zero)
/// Two classes above call its method once.
final class BadgeView: FramedView {
  private let dot = UIView()

  override func style() {
    backgroundColor = .red
  }

  override func arrange() {
    super.arrange()
    addSubview(dot)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    dot.frame = CGRect(x: bounds.minX + 8, y: bounds.midY - 5, width: 10, height: 10)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      dot.frame.origin.x = bounds.minX + bounds.maxX - dot.frame.maxX
    }
  }
}

class ScreenController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    prepare()
  }

  func prepare() { addViews() }
  func addViews() {}
}

// build: MapController()
/// A method between calls it.
final class MapController: ScreenController {
  private let map = UIView()

  override func addViews() {
    view.addSubview(map)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    map.frame = view.bounds
  }
}

class ReloadingView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  required init?(coder: NSCoder) { fatalError() }

  func build() {}
  func reload() { build() }
}

/// The superclass calls it again.
final class ReloadedView: ReloadingView {
  private let dot = UIView()

  override func build() {
    addSubview(dot)
    dot.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      dot.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      dot.centerYAnchor.constraint(equalTo: centerYAnchor),
      dot.widthAnchor.constraint(equalToConstant: 10),
      dot.heightAnchor.constraint(equalToConstant: 10),
    ])
  }
}

class OpenView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    fill()
    place()
    compose()
  }

  required init?(coder: NSCoder) { fatalError() }

  func fill() {}
  func place() {}
  func compose() {}
}

/// Code elsewhere calls `fill()`, the class itself `place()`, and another method the superclass's `compose()`.
final class OpenCard: OpenView {
  private let dot = UIView()
  private let line = UIView()
  private let mark = UIView()

  override func fill() {
    addSubview(dot)
    dot.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      dot.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      dot.centerYAnchor.constraint(equalTo: centerYAnchor),
      dot.widthAnchor.constraint(equalToConstant: 10),
      dot.heightAnchor.constraint(equalToConstant: 10),
    ])
  }

  override func place() {
    addSubview(line)
    line.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      line.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      line.centerYAnchor.constraint(equalTo: centerYAnchor),
      line.widthAnchor.constraint(equalToConstant: 10),
      line.heightAnchor.constraint(equalToConstant: 10),
    ])
  }

  override func compose() {
    addSubview(mark)
    mark.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      mark.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      mark.centerYAnchor.constraint(equalTo: centerYAnchor),
      mark.widthAnchor.constraint(equalToConstant: 10),
      mark.heightAnchor.constraint(equalToConstant: 10),
    ])
  }

  func placeAgain() { place() }
}

final class OpenPanel: OpenView {
  func composeAgain() { super.compose() }
}

func refill(_ card: OpenCard) { card.fill() }

class ChoosingView: UIView {
  init(isFull: Bool) {
    super.init(frame: .zero)
    if isFull { assemble() }
    [1].forEach { _ in decorate() }
  }

  required init?(coder: NSCoder) { fatalError() }

  func assemble() {}
  func decorate() {}
}

/// The superclass calls it on some paths only, or in a closure.
final class ChosenView: ChoosingView {
  private let dot = UIView()
  private let line = UIView()

  override func assemble() {
    addSubview(dot)
    dot.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      dot.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      dot.centerYAnchor.constraint(equalTo: centerYAnchor),
      dot.widthAnchor.constraint(equalToConstant: 10),
      dot.heightAnchor.constraint(equalToConstant: 10),
    ])
  }

  override func decorate() {
    addSubview(line)
    line.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      line.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      line.centerYAnchor.constraint(equalTo: centerYAnchor),
      line.widthAnchor.constraint(equalToConstant: 10),
      line.heightAnchor.constraint(equalToConstant: 10),
    ])
  }
}
