import SnapKit
import UIKit

/// The system gives views to actions, and code gives them to cases, structures and variables.
final class ActionController: UIViewController {
  private let tapped = UIButton()
  private let shown = UILabel()
  private let row = UIView()
  private let late = UIView()
  private let own = UIView()
  private var state = State.hidden
  private lazy var entry = Entry(row: row, late: nil)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tapped)
    view.addSubview(shown)
    view.addSubview(row)
    view.addSubview(late)
    view.addSubview(own)
    tapped.snp.makeConstraints { make in  // expect: remade
      make.leading.top.equalToSuperview()
      make.width.height.equalTo(40)
    }
    shown.snp.makeConstraints { make in  // expect: remade
      make.trailing.top.equalToSuperview()
      make.width.height.equalTo(40)
    }
    row.snp.makeConstraints { make in  // expect: remade
      make.leading.bottom.equalToSuperview()
      make.width.height.equalTo(40)
    }
    late.snp.makeConstraints { make in  // expect: remade
      make.trailing.bottom.equalToSuperview()
      make.width.height.equalTo(40)
    }
    own.snp.makeConstraints { make in
      make.center.equalToSuperview()
      make.width.height.equalTo(40)
    }
  }

  func start() {
    state = .shown(shown)
    state.widen()
    entry.late = late
    entry.widen()
  }

  @objc func tap(_ sender: UIButton) {
    sender.snp.updateConstraints { $0.width.equalTo(60) }  // expect: remade
  }
}

enum State {
  case hidden
  case shown(UILabel)

  func widen() {
    guard case .shown(let label) = self else { return }
    label.snp.updateConstraints { $0.width.equalTo(60) }  // expect: remade
  }
}

struct Entry {
  let row: UIView
  var late: UIView?

  func widen() {
    row.snp.updateConstraints { $0.width.equalTo(60) }  // expect: remade
    late?.snp.updateConstraints { $0.width.equalTo(60) }  // expect: remade
  }
}
