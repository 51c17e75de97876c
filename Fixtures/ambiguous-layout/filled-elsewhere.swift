import UIKit

// Views whose content other types set: that gives them a size, and no place.
final class FilledRow: UIView {
  let icon = UIImageView()
  let photo = UIImageView()
  let badge = RoundBadge()
  let note = UIImageView()
  let label = UIView()
  let caption = UIView()
  let mark = UIImageView()
  var picture: UIImageView { mark }
  let empty = UIImageView()  // expect: ambiguous-layout
  let lost = UIImageView()  // expect: ambiguous-layout
  let shown = UIView()  // expect: ambiguous-layout

  func setUp() {
    for view in [icon, photo, badge, note, label, caption, mark, empty, lost, shown] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      icon.leadingAnchor.constraint(equalTo: leadingAnchor),
      icon.topAnchor.constraint(equalTo: topAnchor),
      photo.leadingAnchor.constraint(equalTo: leadingAnchor),
      photo.topAnchor.constraint(equalTo: topAnchor),
      badge.leadingAnchor.constraint(equalTo: leadingAnchor),
      badge.topAnchor.constraint(equalTo: topAnchor),
      note.leadingAnchor.constraint(equalTo: leadingAnchor),
      note.topAnchor.constraint(equalTo: topAnchor),
      label.leadingAnchor.constraint(equalTo: leadingAnchor),
      label.topAnchor.constraint(equalTo: topAnchor),
      label.widthAnchor.constraint(equalTo: widthAnchor),
      caption.leadingAnchor.constraint(equalTo: leadingAnchor),
      caption.topAnchor.constraint(equalTo: topAnchor),
      caption.widthAnchor.constraint(equalTo: widthAnchor),
      mark.leadingAnchor.constraint(equalTo: leadingAnchor),
      mark.topAnchor.constraint(equalTo: topAnchor),
      mark.widthAnchor.constraint(equalTo: widthAnchor),
      empty.leadingAnchor.constraint(equalTo: leadingAnchor),
      empty.topAnchor.constraint(equalTo: topAnchor),
      empty.widthAnchor.constraint(equalTo: widthAnchor),
      lost.leadingAnchor.constraint(equalTo: leadingAnchor),
      lost.trailingAnchor.constraint(equalTo: trailingAnchor),
      lost.heightAnchor.constraint(equalTo: icon.heightAnchor),
      icon.bottomAnchor.constraint(lessThanOrEqualTo: lost.topAnchor),
      shown.leadingAnchor.constraint(equalTo: leadingAnchor),
      shown.topAnchor.constraint(equalTo: topAnchor),
      shown.widthAnchor.constraint(equalTo: widthAnchor),
    ])
  }
}

/// What it makes of its image is not known.
final class RoundBadge: UIImageView {
  override var image: UIImage? {
    didSet { Placing.place(self) }
  }
}

let Current = FilledRow()

final class RowUser {
  enum Style {
    static let shown = UIColor.red
  }

  func show(_ row: FilledRow, _ star: UIImage) {
    row.icon.image = star
    row.photo.loadPhoto(star)
    row.badge.image = star
    row.lost.image = star
    row.picture.image = star
    Current.caption.heightAnchor.constraint(equalTo: row.heightAnchor).isActive = true
    row.label.frame.size.height = 20
    row.backgroundColor = UIColor.empty.withAlpha(0.5)
    row.tintColor = Style.shown.pinned()
    fill(row.note)
  }

  private func fill(_ view: UIImageView) {
    view.image = UIImage()
  }
}

extension UIImageView {
  func loadPhoto(_ star: UIImage) {
    image = star
  }
}
