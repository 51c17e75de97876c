import SnapKit
import UIKit

// build: HandingController()
/// Code elsewhere changes views that it is given.
final class HandingController: UIViewController {
  private let given = UIView()
  private let kept = UIView()
  private let listed = UIView()
  private let aimed = UIView()
  private let own = UIView()
  private let widener = Widener()
  private lazy var holder = Holder(badge: kept)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(given)
    view.addSubview(kept)
    view.addSubview(listed)
    view.addSubview(aimed)
    view.addSubview(own)
    given.snp.makeConstraints { make in
      make.leading.top.equalToSuperview()
      make.width.height.equalTo(40)
    }
    kept.snp.makeConstraints { make in
      make.trailing.top.equalToSuperview()
      make.width.height.equalTo(40)
    }
    listed.snp.makeConstraints { make in
      make.leading.bottom.equalToSuperview()
      make.width.height.equalTo(40)
    }
    aimed.snp.makeConstraints { make in
      make.trailing.bottom.equalToSuperview()
      make.width.height.equalTo(40)
    }
    own.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      own.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      own.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      own.widthAnchor.constraint(equalToConstant: 40),
      own.heightAnchor.constraint(equalToConstant: 40)
    ])
    widener.rows.append(listed)
    widener.target = aimed
  }

  func start() {
    widener.widen(view: given)
    widener.widenRows()
    widener.widenTarget()
    holder.widen()
  }
}

final class Widener {
  var rows: [UIView] = []
  var target: UIView?
  private var aim: UIView? { target }

  func widen(view element: UIView) {
    element.snp.updateConstraints { $0.width.equalTo(60) }
  }

  func widenRows() {
    rows.forEach { $0.snp.updateConstraints { $0.width.equalTo(60) } }
  }

  func widenTarget() {
    aim?.snp.updateConstraints { $0.width.equalTo(60) }
  }
}

final class Holder {
  private let badge: UIView

  init(badge: UIView) { self.badge = badge }

  func widen() {
    badge.snp.updateConstraints { $0.width.equalTo(60) }
  }
}
