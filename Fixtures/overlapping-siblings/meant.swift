import UIKit

// layoutlint:disable:file unscaled-constant, ambiguous-layout - only a part of each layout is written out

/// A panel hides the end of what runs below it, and a card carries a tag on its edge.
final class MeantOverlaps: UIView {
  let map = UIView()
  let list = UITableView()
  let again = UIButton()
  let tag = UILabel()
  let panel = PanelView()
  let card = UIView()

  func setUp() {
    for view in [map, list, again, tag, panel, card] {
      addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint.activate([
      map.bottomAnchor.constraint(equalTo: panel.topAnchor, constant: 20),
      list.bottomAnchor.constraint(equalTo: panel.topAnchor, constant: 35),
      again.bottomAnchor.constraint(equalTo: panel.topAnchor, constant: 42),
      tag.bottomAnchor.constraint(equalTo: card.topAnchor, constant: 8),
    ])
  }
}

final class PanelView: UIView {}

/// The minus of another edge shows that the mark lies over the button's corner.
final class CornerMark: UIView {
  let mark = UIImageView()
  let button = UIButton()

  func setUp() {
    for view in [mark, button] {
      addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint.activate([
      mark.leadingAnchor.constraint(equalTo: button.trailingAnchor, constant: -9),
      mark.bottomAnchor.constraint(equalTo: button.topAnchor, constant: 4),
    ])
  }
}

/// Text over text, over a picture, over what a stack view arranges; and a mark of which only one edge lies over text.
final class CoveredTexts: UIView {
  let notice = UILabel()
  let close = UIButton()
  let name = UILabel()
  let face = UIImageView()
  let title = UILabel()
  let rows = UIStackView()
  let mark = UIImageView()
  let field = UITextField()

  func setUp() {
    for view in [notice, close, name, face, title, rows, mark, field] {
      addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint.activate([
      notice.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 6),
      notice.trailingAnchor.constraint(equalTo: close.leadingAnchor, constant: 6),  // expect: overlapping-siblings
      name.leadingAnchor.constraint(equalTo: notice.trailingAnchor, constant: 8),
      name.trailingAnchor.constraint(equalTo: face.leadingAnchor, constant: 8),  // expect: overlapping-siblings
      title.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      title.bottomAnchor.constraint(equalTo: rows.topAnchor, constant: 8),  // expect: overlapping-siblings
      mark.leadingAnchor.constraint(equalTo: field.leadingAnchor, constant: 9),
      mark.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      mark.bottomAnchor.constraint(equalTo: field.topAnchor, constant: 8),  // expect: overlapping-siblings
    ])
  }
}
