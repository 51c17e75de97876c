import SnapKit
import UIKit

/// Its text decides nothing: what makes it gives it a size.
// build: Badge(frame: .zero)
final class Badge: UIView {
  private let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
    title.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor, constant: 4),
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
      title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

/// By anchors.
final class BadgeShelf: UIView {
  private let badge = Badge()

  override init(frame: CGRect) {
    super.init(frame: frame)
    badge.translatesAutoresizingMaskIntoConstraints = false
    addSubview(badge)
    NSLayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      badge.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
      badge.widthAnchor.constraint(equalToConstant: 90),
      badge.heightAnchor.constraint(equalTo: badge.widthAnchor, multiplier: 0.5),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

/// By SnapKit, and made again by a local name.
final class BadgeBoard: UIView {
  private let badge = Badge(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    let other = Badge()
    addSubview(badge)
    addSubview(other)
    badge.snp.makeConstraints { make in
      make.top.leading.equalToSuperview()
      make.size.equalTo(CGSize(width: 60, height: 30))
    }
    other.snp.makeConstraints { make in
      make.bottom.trailing.equalToSuperview()
      make.size.equalTo(40)
    }
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

/// As large as a controller's view, through a panel that is as large as that.
// build: Cover(frame: .zero)
final class Cover: UIView {
  private let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
    title.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor, constant: 6),
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
      title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -6),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

final class CoverPanel: UIView {
  private let cover = Cover()

  override init(frame: CGRect) {
    super.init(frame: frame)
    cover.translatesAutoresizingMaskIntoConstraints = false
    addSubview(cover)
    NSLayoutConstraint.activate([
      cover.topAnchor.constraint(equalTo: topAnchor),
      cover.leadingAnchor.constraint(equalTo: leadingAnchor),
      cover.trailingAnchor.constraint(equalTo: trailingAnchor),
      cover.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

final class CoverScreen: UIViewController {
  private let panel = CoverPanel()

  override func viewDidLoad() {
    super.viewDidLoad()
    panel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(panel)
    view.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[panel]|", options: [], metrics: nil, views: ["panel": panel]))
    view.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|[panel]|", options: [], metrics: nil, views: ["panel": panel]))
  }
}
