import UIKit

// Where the code chooses between the item and another one, it may never choose the item.

final class EndListBox: UIView {
  func fill(_ names: [String]) {
    var last: UILabel?
    for name in names {
      let label = UILabel()
      label.text = name
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: last?.bottomAnchor ?? topAnchor),
        label.leadingAnchor.constraint(equalTo: leadingAnchor),
        label.trailingAnchor.constraint(equalTo: trailingAnchor),
      ])
      last = label
    }
    let end = last ?? self
    bottomAnchor.constraint(equalTo: end.bottomAnchor, constant: 10).isActive = true  // expect: unscaled-constant
  }
}

final class EndChosenBox: UIView {
  private let note = UILabel()

  func setUp(isTall: Bool) {
    note.translatesAutoresizingMaskIntoConstraints = false
    addSubview(note)
    let end: UIView = isTall ? note : self
    NSLayoutConstraint.activate([
      note.topAnchor.constraint(equalTo: topAnchor),
      note.leadingAnchor.constraint(equalTo: leadingAnchor),
      note.trailingAnchor.constraint(equalTo: trailingAnchor),
      bottomAnchor.constraint(equalTo: end.bottomAnchor, constant: 10),  // expect: unscaled-constant
    ])
  }
}

/// There is no other item.
final class EndMeantBox: UIView {
  private let note = UILabel()

  func setUp(isTall: Bool) {
    note.translatesAutoresizingMaskIntoConstraints = false
    addSubview(note)
    NSLayoutConstraint.activate([
      note.topAnchor.constraint(equalTo: topAnchor),
      note.leadingAnchor.constraint(equalTo: leadingAnchor),
      note.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    if isTall {
      bottomAnchor.constraint(equalTo: bottomAnchor, constant: 10).isActive = true  // expect: self-constraint, unscaled-constant
    } else {
      bottomAnchor.constraint(equalTo: note.bottomAnchor).isActive = true
    }
  }
}
