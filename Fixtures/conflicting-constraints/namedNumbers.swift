import SnapKit
import UIKit

// layoutlint:disable:file unscaled-constant - the numbers are what this is about

enum Sizes {
  static let small: CGFloat = 8
  static var big: CGFloat { 20 }
  static var biggest: CGFloat { return Sizes.big * 2 }
}

/// Getters that give one number, and constants made of those.
final class MeasuredView: UIView {
  private let title = UILabel()
  private let note = UILabel()
  private let mark = UIView()
  private var margin: CGFloat { 12 }

  func setUp() {
    for view in [title, note, mark] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor, constant: Sizes.small),  // expect: conflicting-constraints
      title.topAnchor.constraint(equalTo: topAnchor, constant: Sizes.big),
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margin),
      title.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    note.snp.makeConstraints { make in
      make.leading.equalToSuperview().offset(8)  // expect: conflicting-constraints
      make.leading.equalToSuperview().offset(margin)
      make.top.equalTo(title.snp.bottom)
      make.trailing.equalToSuperview()
    }
    mark.heightAnchor.constraint(equalToConstant: Sizes.biggest).isActive = true  // expect: conflicting-constraints
    mark.heightAnchor.constraint(equalToConstant: Sizes.small + 40).isActive = true
  }
}

/// A subclass may give another number, a setter may change it, and a condition decides which it is: what the numbers are
/// is not known, but two of them at one edge are one too many.
class VaryingView: UIView {
  private let title = UILabel()
  private let note = UILabel()
  private let mark = UIView()
  private var isLarge = false
  var margin: CGFloat { 12 }
  private var inset: CGFloat {
    get { 12 }
    set { isLarge = newValue > 12 }
  }
  private var height: CGFloat { isLarge ? 40 : 20 }

  func setUp() {
    for view in [title, note, mark] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor, constant: margin),  // expect: conflicting-constraints
      title.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      title.leadingAnchor.constraint(equalTo: leadingAnchor),
      title.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    note.snp.makeConstraints { make in
      make.leading.equalToSuperview().offset(8)  // expect: conflicting-constraints
      make.leading.equalToSuperview().offset(inset)
      make.top.equalTo(title.snp.bottom)
      make.trailing.equalToSuperview()
    }
    mark.heightAnchor.constraint(equalToConstant: height).isActive = true  // expect: conflicting-constraints
    mark.heightAnchor.constraint(equalToConstant: 30).isActive = true
  }
}
