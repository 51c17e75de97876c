import SnapKit
import UIKit

// build: Shade()
/// All constraints have a priority, and none of them ever gives way to another: they might as well be required.
final class Shade: UIViewController {
  private let cloth = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(cloth)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    cloth.frame = CGRect(
      x: bounds.minX, y: bounds.minY + 10,
      width: bounds.width, height: bounds.height / 2)
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
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    board.frame = CGRect(x: bounds.minX, y: bounds.maxY - 40, width: bounds.width, height: 40)
    edge.frame = CGRect(
      x: board.frame.minX, y: board.frame.minY,
      width: board.frame.width, height: 1)
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
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    words.frame = CGRect(x: bounds.minX + 20, y: bounds.minY + 20, width: 80, height: 20)
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      words.frame.origin.x = bounds.minX + bounds.maxX - words.frame.maxX
    }
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
    let width = words.widthAnchor.constraint(equalToConstant: 80)
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
      make.top.leading.equalToSuperview()
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
      make.leading.trailing.equalToSuperview().priority(751)
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
      make.width.lessThanOrEqualTo(300).priority(800)
      make.width.equalToSuperview().priority(751)
    }
  }
}
