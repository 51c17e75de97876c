import SnapKit
import UIKit

// build: AssigningController()
/// Code changes views that come from tuples, from conditions and through variables that hold functions.
final class AssigningController: UIViewController {
  private let first = UIView()
  private let second = UIView()
  private let chosen = UIView()
  private let switched = UIView()
  private let given = UIView()
  private let passed = UIView()
  private let own = UIView()
  private var isWide = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(first)
    view.addSubview(second)
    view.addSubview(chosen)
    view.addSubview(switched)
    view.addSubview(given)
    view.addSubview(passed)
    view.addSubview(own)
    first.snp.makeConstraints { make in  // expect: remade
      make.leading.top.equalToSuperview()
      make.width.height.equalTo(40)
    }
    second.snp.makeConstraints { make in  // expect: remade
      make.trailing.top.equalToSuperview()
      make.width.height.equalTo(40)
    }
    chosen.snp.makeConstraints { make in  // expect: remade
      make.leading.bottom.equalToSuperview()
      make.width.height.equalTo(40)
    }
    switched.snp.makeConstraints { make in  // expect: remade
      make.trailing.bottom.equalToSuperview()
      make.width.height.equalTo(40)
    }
    given.snp.makeConstraints { make in  // expect: remade
      make.leading.centerY.equalToSuperview()
      make.width.height.equalTo(40)
    }
    passed.snp.makeConstraints { make in  // expect: remade
      make.trailing.centerY.equalToSuperview()
      make.width.height.equalTo(40)
    }
    own.snp.makeConstraints { make in
      make.center.equalToSuperview()
      make.width.height.equalTo(40)
    }
  }

  func widenBoth() {
    var left: UIView
    var right: UIView
    (left, right) = (first, second)
    left.snp.updateConstraints { $0.width.equalTo(60) }  // expect: remade
    right.snp.updateConstraints { $0.width.equalTo(60) }  // expect: remade
  }

  func widenChosen() {
    let row = if isWide { chosen } else { switched }
    row.snp.updateConstraints { $0.width.equalTo(60) }
  }

  func widenGiven() {
    let change = widen
    change(given)
    run(on: passed, change: widen)
  }

  private func run(on row: UIView, change: (UIView) -> Void) {
    change(row)
  }

  private func widen(_ element: UIView) {
    element.snp.updateConstraints { $0.width.equalTo(60) }  // expect: remade
  }
}
