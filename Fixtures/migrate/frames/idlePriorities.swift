import SnapKit
import UIKit

// build: Shade()
/// All constraints have a priority, and none of them ever gives way to another: they might as well be required.
final class Shade: UIViewController {
  private let cloth = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    cloth.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(cloth)
    let edges = [
      cloth.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      cloth.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      cloth.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ]
    let height = cloth.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.5)
    for edge in edges {
      edge.priority = .defaultHigh
    }
    height.priority = UILayoutPriority(400)
    NSLayoutConstraint.activate(edges + [height])
  }
}

// build: Sill()
/// As SnapKit writes it, and together with required ones.
final class Sill: UIViewController {
  private let board = UIView()
  private let edge = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(board)
    view.addSubview(edge)
    board.snp.makeConstraints { make in
      make.leading.trailing.bottom.equalToSuperview().priority(999)
      make.height.equalTo(40).priority(751)
    }
    edge.snp.makeConstraints { make in
      make.leading.trailing.top.equalTo(board)
      make.height.equalTo(1).priority(.low)
    }
  }
}

// build: Latch()
/// A text pulls with 750 at most.
final class Latch: UIViewController {
  private let words = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    words.text = "Latch"
    view.addSubview(words)
    words.translatesAutoresizingMaskIntoConstraints = false
    let top = words.topAnchor.constraint(equalTo: view.topAnchor, constant: 20)
    let start = words.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20)
    let width = words.widthAnchor.constraint(equalToConstant: 80)
    let height = words.heightAnchor.constraint(equalToConstant: 20)
    top.priority = UILayoutPriority(751)
    start.priority = UILayoutPriority(751)
    width.priority = UILayoutPriority(751)
    height.priority = UILayoutPriority(751)
    NSLayoutConstraint.activate([top, start, width, height])
  }
}

/// A longer text is wider than this.
final class WideLatch: UIViewController {
  private let words = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    words.text = "Latch"
    view.addSubview(words)
    words.translatesAutoresizingMaskIntoConstraints = false
    let width = words.widthAnchor.constraint(equalToConstant: 80)  // expect: priority
    let height = words.heightAnchor.constraint(equalToConstant: 20)
    width.priority = UILayoutPriority(750)
    height.priority = UILayoutPriority(751)
    NSLayoutConstraint.activate([
      words.topAnchor.constraint(equalTo: view.topAnchor),
      words.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      width,
      height,
    ])
  }
}

/// And this one resists more than usually.
final class FirmLatch: UIViewController {
  private let words = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    words.text = "Latch"
    words.setContentCompressionResistancePriority(.required, for: .horizontal)
    view.addSubview(words)
    words.snp.makeConstraints { make in
      make.top.leading.equalToSuperview()  // expect: unproven
      make.height.equalTo(20).priority(751)
      make.width.equalTo(80).priority(751)
    }
  }
}

/// Two of these cannot be true together at most sizes.
final class Bolt: UIViewController {
  private let rod = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(rod)
    rod.snp.makeConstraints { make in
      make.top.equalToSuperview()
      make.height.equalTo(4)
      make.leading.trailing.equalToSuperview().priority(751)  // expect: priority
      make.width.equalTo(300).priority(700)
    }
  }
}

/// A limit may be in the way of a preference.
final class Hasp: UIViewController {
  private let plate = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(plate)
    plate.snp.makeConstraints { make in
      make.top.centerX.equalToSuperview()
      make.height.equalTo(4)
      make.width.lessThanOrEqualTo(300).priority(800)  // expect: priority
      make.width.equalToSuperview().priority(751)
    }
  }
}
