import UIKit

// Plain views in properties that other files can name: nobody sees where they end, unless other code makes them visible. The
// first finding is an info.
final class GroupOnly: UIView {
  let group = UIView()  // expect: ambiguous-layout
  let title = UILabel()
  let note = UILabel()

  func setUp() {
    for view in [group, title, note] { view.translatesAutoresizingMaskIntoConstraints = false }
    addSubview(group)
    group.addSubview(title)
    group.addSubview(note)
    NSLayoutConstraint.activate([
      group.centerYAnchor.constraint(equalTo: centerYAnchor),
      group.leadingAnchor.constraint(equalTo: leadingAnchor),
      title.topAnchor.constraint(equalTo: group.topAnchor),
      title.leadingAnchor.constraint(equalTo: group.leadingAnchor),
      title.widthAnchor.constraint(equalTo: widthAnchor),
      note.topAnchor.constraint(equalTo: title.bottomAnchor),
      note.leadingAnchor.constraint(equalTo: group.leadingAnchor),
      note.bottomAnchor.constraint(equalTo: group.bottomAnchor),
      note.widthAnchor.constraint(equalTo: widthAnchor),
    ])
  }
}

final class GroupTold: UIView {
  let painted = UIView()  // expect: ambiguous-layout
  let tapped = UIView()  // expect: ambiguous-layout
  let title = UILabel()
  let note = UILabel()

  func setUp() {
    for view in [painted, tapped, title, note] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    addSubview(painted)
    addSubview(tapped)
    painted.addSubview(title)
    tapped.addSubview(note)
    NSLayoutConstraint.activate([
      painted.centerYAnchor.constraint(equalTo: centerYAnchor),
      painted.leadingAnchor.constraint(equalTo: leadingAnchor),
      title.topAnchor.constraint(equalTo: painted.topAnchor),
      title.leadingAnchor.constraint(equalTo: painted.leadingAnchor),
      title.bottomAnchor.constraint(equalTo: painted.bottomAnchor),
      title.widthAnchor.constraint(equalTo: widthAnchor),
      tapped.centerYAnchor.constraint(equalTo: centerYAnchor),
      tapped.leadingAnchor.constraint(equalTo: leadingAnchor),
      note.topAnchor.constraint(equalTo: tapped.topAnchor),
      note.leadingAnchor.constraint(equalTo: tapped.leadingAnchor),
      note.bottomAnchor.constraint(equalTo: tapped.bottomAnchor),
      note.widthAnchor.constraint(equalTo: widthAnchor),
    ])
  }
}

final class GroupUser {
  func show(_ told: GroupTold, _ tap: UITapGestureRecognizer) {
    told.painted.backgroundColor = .red
    told.tapped.addGestureRecognizer(tap)
  }
}

// Code of other modules may show what is public.
public final class PublicGroup: UIView {
  public let group = UIView()  // expect: ambiguous-layout
  private let title = UILabel()

  func setUp() {
    group.translatesAutoresizingMaskIntoConstraints = false
    title.translatesAutoresizingMaskIntoConstraints = false
    addSubview(group)
    group.addSubview(title)
    NSLayoutConstraint.activate([
      group.centerYAnchor.constraint(equalTo: centerYAnchor),
      group.leadingAnchor.constraint(equalTo: leadingAnchor),
      title.topAnchor.constraint(equalTo: group.topAnchor),
      title.leadingAnchor.constraint(equalTo: group.leadingAnchor),
      title.bottomAnchor.constraint(equalTo: group.bottomAnchor),
      title.widthAnchor.constraint(equalTo: widthAnchor),
    ])
  }
}
