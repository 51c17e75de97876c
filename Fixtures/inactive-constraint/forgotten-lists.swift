import UIKit

// Lists that code makes and fills, and does nothing else with.
final class FooterView: UIView {
  private let note = UILabel()
  private var edges: [NSLayoutConstraint] = []

  func setUp() {
    addSubview(note)
    note.translatesAutoresizingMaskIntoConstraints = false
    edges.append(note.topAnchor.constraint(equalTo: topAnchor))  // expect: inactive-constraint
    self.edges.append(note.leadingAnchor.constraint(equalTo: leadingAnchor))
  }
}

final class LocalView: UIView {
  private let note = UILabel()

  func setUp() {
    addSubview(note)
    note.translatesAutoresizingMaskIntoConstraints = false
    var all = [NSLayoutConstraint]()
    all.append(note.topAnchor.constraint(equalTo: topAnchor))  // expect: inactive-constraint
    all += [note.leadingAnchor.constraint(equalTo: leadingAnchor)]
  }

  // A list of its own, of the same name.
  func setUpSides() {
    var all = [NSLayoutConstraint]()
    all.append(note.trailingAnchor.constraint(equalTo: trailingAnchor))  // expect: inactive-constraint
  }
}

// Here something else happens to the list.
final class ActivatedView: UIView {
  private let note = UILabel()
  private var edges: [NSLayoutConstraint] = []

  func setUp() {
    addSubview(note)
    note.translatesAutoresizingMaskIntoConstraints = false
    edges.append(note.topAnchor.constraint(equalTo: topAnchor))
    edges.append(note.leadingAnchor.constraint(equalTo: leadingAnchor))
    NSLayoutConstraint.activate(edges)
  }
}

final class LoopedView: UIView {
  private let note = UILabel()
  private var edges: [NSLayoutConstraint] = []

  func setUp() {
    addSubview(note)
    note.translatesAutoresizingMaskIntoConstraints = false
    edges.append(note.topAnchor.constraint(equalTo: topAnchor))
    edges.append(note.leadingAnchor.constraint(equalTo: leadingAnchor))
  }

  func show() { edges.forEach { $0.isActive = true } }
}

final class KeptView: UIView {
  private let note = UILabel()
  private var edges: [NSLayoutConstraint] = []

  func setUp() {
    addSubview(note)
    note.translatesAutoresizingMaskIntoConstraints = false
    let top = note.topAnchor.constraint(equalTo: topAnchor)
    top.isActive = true
    edges.append(top)
    note.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    note.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
  }
}

class SharedView: UIView {
  let note = UILabel()
  var edges: [NSLayoutConstraint] = []

  func setUp() {
    addSubview(note)
    note.translatesAutoresizingMaskIntoConstraints = false
    edges.append(note.topAnchor.constraint(equalTo: topAnchor))
    edges.append(note.leadingAnchor.constraint(equalTo: leadingAnchor))
  }
}
