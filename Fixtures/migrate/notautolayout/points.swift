import UIKit

// build: MadePoints()
/// Points that fall on points of the parent, of its guides, or of another view.
final class MadePoints: UIViewController {
  private let corner = UIView()
  private let foot = UIView()
  private let dot = UIView()
  private let tail = UIView()
  private let mark = UIActivityIndicatorView()
  private let cover = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [corner, foot, dot, tail, mark, cover] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    NSLayoutConstraint.activate([
      corner.rightAnchor.constraint(equalTo: view.safeAreaLayoutGuide.rightAnchor),
      corner.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      corner.widthAnchor.constraint(equalToConstant: 30),
      corner.heightAnchor.constraint(equalToConstant: 20),
      foot.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      foot.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      foot.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25),
      foot.heightAnchor.constraint(equalToConstant: 44),
      dot.centerXAnchor.constraint(equalTo: foot.leftAnchor),
      dot.centerYAnchor.constraint(equalTo: foot.topAnchor),
      dot.widthAnchor.constraint(equalToConstant: 8),
      dot.heightAnchor.constraint(equalToConstant: 8),
      tail.leftAnchor.constraint(equalTo: corner.leftAnchor),
      tail.rightAnchor.constraint(equalTo: corner.rightAnchor),
      tail.topAnchor.constraint(equalTo: corner.bottomAnchor, constant: 4),
      tail.heightAnchor.constraint(equalTo: tail.widthAnchor, multiplier: 2),
      mark.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      mark.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      cover.topAnchor.constraint(equalTo: foot.topAnchor),
      cover.bottomAnchor.constraint(equalTo: foot.bottomAnchor),
      cover.leftAnchor.constraint(equalTo: foot.leftAnchor),
      cover.rightAnchor.constraint(equalTo: foot.rightAnchor),
    ])
  }
}

// build: MadeShares()
/// Places at a share of the parent.
final class MadeShares: UIViewController {
  private let knob = UIView()
  private let rule = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [knob, rule] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: knob, attribute: .left, relatedBy: .equal, toItem: view, attribute: .right,
        multiplier: 0.3, constant: 5),
      NSLayoutConstraint(
        item: knob, attribute: .centerY, relatedBy: .equal, toItem: view, attribute: .bottom,
        multiplier: 0.75, constant: 0),
      knob.widthAnchor.constraint(equalToConstant: 12),
      knob.heightAnchor.constraint(equalToConstant: 12),
      rule.leftAnchor.constraint(equalTo: view.centerXAnchor, constant: 4),
      rule.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -4),
      rule.topAnchor.constraint(equalTo: knob.centerYAnchor),
      rule.heightAnchor.constraint(equalToConstant: 1),
    ])
  }
}
