import UIKit

/// Functions that the type's own code calls are rewritten where they are written.
final class FilledForm: UIViewController {
  private let side: CGFloat = 40

  override func viewDidLoad() {
    super.viewDidLoad()
    fill(isWide: true)
    fill(isWide: false)
    let mark = UIView()
    view.addSubview(mark)
    square(mark, side: side / 2)
  }

  private func fill(isWide: Bool) {
    let box = UIView()
    view.addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
      box.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 8),
      box.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8),
      box.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -8)
    ])
    let title = UILabel()
    box.addSubview(title)
    if isWide {
      title.translatesAutoresizingMaskIntoConstraints = false
      title.widthAnchor.constraint(equalToConstant: side).isActive = true
    }
    title.translatesAutoresizingMaskIntoConstraints = false
    title.topAnchor.constraint(equalTo: box.topAnchor, constant: 4).isActive = true
  }

  private func square(_ item: UIView, side: CGFloat) {
    item.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      item.widthAnchor.constraint(equalToConstant: side),
      item.heightAnchor.constraint(equalToConstant: side)
    ])
  }
}
