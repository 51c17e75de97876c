import PureLayout
import SnapKit
import UIKit

// layoutlint:disable:file unscaled-constant, ambiguous-layout - the numbers are what this is about

/// Moved over the padding of its neighbor until it looks right: no number shows that a gap was meant, or it is small.
final class TightCard: UIView {
  private let picture = UIImageView()
  private let name = UILabel()
  private let note = UILabel()
  private let search = UISearchBar()
  private let button = UIButton()

  func setUp() {
    for view in [picture, name, note, search, button] {
      addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    picture.bottomAnchor.constraint(equalTo: name.topAnchor, constant: 4).isActive = true
    picture.topAnchor.constraint(equalTo: topAnchor, constant: 4).isActive = true
    name.snp.makeConstraints { make in
      make.leading.trailing.equalToSuperview()
      make.height.equalTo(30)
      make.bottom.equalTo(note.snp.top).offset(6)
    }
    search.autoPinEdge(.leading, to: .leading, of: self, withOffset: 2)
    search.autoPinEdge(.trailing, to: .leading, of: button, withOffset: 12)
  }
}

/// The same number at both ends was meant as a gap at both, and text needs one before what follows in its row.
final class LooseCard: UIView {
  private let picture = UILabel()
  private let name = UILabel()
  private let note = UILabel()
  private let search = UISearchBar()
  private let button = UIButton()

  func setUp() {
    for view in [picture, name, note, search, button] {
      addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    picture.bottomAnchor.constraint(equalTo: name.topAnchor, constant: 8).isActive = true  // expect: overlapping-siblings
    picture.topAnchor.constraint(equalTo: topAnchor, constant: 8).isActive = true
    name.snp.makeConstraints { make in
      make.leading.equalToSuperview().inset(6)
      make.trailing.equalTo(note.snp.leading).offset(6)  // expect: overlapping-siblings
    }
    note.trailingAnchor.constraint(equalTo: button.leadingAnchor, constant: 8).isActive = true  // expect: overlapping-siblings
    search.autoPinEdge(.leading, to: .leading, of: self, withOffset: 12)
    search.autoPinEdge(.trailing, to: .leading, of: button, withOffset: 12)  // expect: overlapping-siblings
  }
}
