import PureLayout
import SnapKit
import UIKit

// layoutlint:disable:file unscaled-constant, ambiguous-layout - the numbers are what this is about

/// A text starts at the left, and ends before the end of its label: only a long one shows the mistake.
final class TextRow: UIView {
  private let anchored = UILabel()
  private let inset = UILabel()
  private let pinned = UILabel()
  private let button = UIButton()

  func setUp() {
    for view in [anchored, inset, pinned, button] {
      addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    anchored.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12).isActive = true
    anchored.trailingAnchor.constraint(equalTo: button.leadingAnchor, constant: 12).isActive = true  // expect: overlapping-siblings
    inset.snp.makeConstraints { make in
      make.leading.equalToSuperview().inset(6)
      make.trailing.equalTo(button.snp.leading).inset(6)  // expect: overlapping-siblings
    }
    pinned.autoPinEdge(.leading, to: .leading, of: self, withOffset: 12)
    pinned.autoPinEdge(.trailing, to: .leading, of: button, withOffset: 12)  // expect: overlapping-siblings
  }
}

/// A minimum puts the end of the label there however short its text is, a field shows where it ends, and lines of text
/// are as high as they are.
final class SeenRow: UIView {
  private let growing = UILabel()
  private let field = UITextField()
  private let column = UILabel()
  private let button = UIButton()

  func setUp() {
    for view in [growing, field, column, button] {
      addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    growing.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12).isActive = true
    growing.trailingAnchor.constraint(  // expect: overlapping-siblings
      greaterThanOrEqualTo: button.leadingAnchor, constant: 12
    ).isActive = true
    field.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12).isActive = true
    field.trailingAnchor.constraint(equalTo: button.leadingAnchor, constant: 12).isActive = true  // expect: overlapping-siblings
    column.topAnchor.constraint(equalTo: topAnchor, constant: 12).isActive = true
    column.bottomAnchor.constraint(equalTo: button.topAnchor, constant: 12).isActive = true  // expect: overlapping-siblings
  }
}
