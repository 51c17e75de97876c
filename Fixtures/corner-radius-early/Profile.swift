import UIKit

final class Profile: UIViewController {
  let avatar = UIImageView()
  let framed = UIView()
  let badge = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(avatar)
    view.addSubview(badge)
    avatar.translatesAutoresizingMaskIntoConstraints = false
    badge.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      avatar.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      avatar.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      avatar.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
      badge.centerXAnchor.constraint(equalTo: avatar.centerXAnchor),
      badge.centerYAnchor.constraint(equalTo: avatar.centerYAnchor),
      badge.widthAnchor.constraint(equalTo: avatar.widthAnchor),
      badge.heightAnchor.constraint(equalTo: avatar.heightAnchor),
    ])
    avatar.layer.cornerRadius = avatar.bounds.height / 2  // expect: corner-radius-early
    badge.layer.cornerRadius = 2
  }

  func show() {
    framed.frame = CGRect(x: 1, y: 1, width: 2, height: 2)
    framed.layer.cornerRadius = framed.frame.height / 2
    avatar.layer.borderWidth = 1
  }
}

/// A storyboard may have given the outlet the size that it keeps.
final class CourseController: UIViewController {
  @IBOutlet private weak var corner: UIView!
  @IBOutlet var mark: UIImageView?
  @IBOutlet private var pictures: UIView!

  override func viewDidLoad() {
    super.viewDidLoad()
    corner.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    corner.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
    corner.layer.cornerRadius = corner.frame.height / 2
    mark?.heightAnchor.constraint(equalTo: view.heightAnchor).isActive = true
    mark?.layer.cornerRadius = mark!.bounds.height / 2
    pictures.heightAnchor.constraint(equalTo: view.heightAnchor).isActive = true
    pictures.layer.cornerRadius = self.pictures.frame.size.width / 2
  }
}

final class Row: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    layer.cornerRadius = bounds.height / 2  // expect: corner-radius-early
  }

  required init?(coder: NSCoder) { nil }
}

final class Dot: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = bounds.height / 2
  }

  required init?(coder: NSCoder) { nil }
}
