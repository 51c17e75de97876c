import SnapKit
import UIKit

// Of a choice that stands as a statement, one side is run.

final class ChosenInStatementSilent: UIView {
  private let line = UIView()
  private let name = UILabel()
  var isShort = false

  func setUp() {
    addSubview(name)
    addSubview(line)
    name.snp.makeConstraints { $0.top.leading.equalToSuperview() }  // expect: text-without-limit
    line.snp.makeConstraints {
      isShort
        ? $0.top.equalTo(name.snp.bottom).offset(18)  // expect: unscaled-constant
        : $0.top.equalTo(name.snp.bottom).offset(38)  // expect: unscaled-constant
      $0.leading.trailing.equalToSuperview()
      $0.height.equalTo(1)
    }
  }
}

/// Both are in force, whatever is chosen.
final class ChosenInStatementTold: UIView {
  private let line = UIView()
  private let name = UILabel()
  var isShort = false

  func setUp() {
    addSubview(name)
    addSubview(line)
    name.snp.makeConstraints { $0.top.leading.equalToSuperview() }  // expect: text-without-limit
    line.snp.makeConstraints {
      $0.top.equalTo(name.snp.bottom).offset(18)  // expect: conflicting-constraints, unscaled-constant
      $0.top.equalTo(name.snp.bottom).offset(38)  // expect: unscaled-constant
      $0.leading.trailing.equalToSuperview()
      $0.height.equalTo(1)
    }
  }
}

// A nib says how a stack view arranges what it gets.

final class NibStackSilent: UIViewController {
  @IBOutlet private var column: UIStackView!

  override func viewDidLoad() {
    super.viewDidLoad()
    let wide = UIButton()
    let tall = UIButton()
    column.addArrangedSubview(wide)
    column.addArrangedSubview(tall)
    wide.heightAnchor.constraint(equalToConstant: 44).isActive = true
    tall.heightAnchor.constraint(equalToConstant: 74).isActive = true  // expect: unscaled-constant
  }
}

/// A new one arranges a row, and makes all that is in it as high.
final class NibStackTold: UIViewController {
  private let column = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(column)
    let wide = UIButton()
    let tall = UIButton()
    column.addArrangedSubview(wide)
    column.addArrangedSubview(tall)
    column.translatesAutoresizingMaskIntoConstraints = false
    wide.heightAnchor.constraint(equalToConstant: 44).isActive = true  // expect: conflicting-constraints
    tall.heightAnchor.constraint(equalToConstant: 74).isActive = true  // expect: unscaled-constant
  }
}
