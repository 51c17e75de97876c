import UIKit

/// Others tie their views to what it holds, by whatever path they come to it.
final class Shell: UIView {
  let host = UIView()
  let guest = UIView()
  let floor = UIView()
  let roof = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for child in [host, guest, floor] {
      child.translatesAutoresizingMaskIntoConstraints = false
      addSubview(child)
    }
    roof.translatesAutoresizingMaskIntoConstraints = false
    addSubview(roof)
    NSLayoutConstraint.activate([
      host.topAnchor.constraint(equalTo: topAnchor),  // expect: reached
      host.leadingAnchor.constraint(equalTo: leadingAnchor),
      host.trailingAnchor.constraint(equalTo: trailingAnchor),
      host.bottomAnchor.constraint(equalTo: bottomAnchor),
      guest.topAnchor.constraint(equalTo: topAnchor),  // expect: reached
      guest.leadingAnchor.constraint(equalTo: leadingAnchor),
      guest.trailingAnchor.constraint(equalTo: trailingAnchor),
      guest.bottomAnchor.constraint(equalTo: bottomAnchor),
      floor.topAnchor.constraint(equalTo: topAnchor),  // expect: reached
      floor.leadingAnchor.constraint(equalTo: leadingAnchor),
      floor.trailingAnchor.constraint(equalTo: trailingAnchor),
      floor.bottomAnchor.constraint(equalTo: bottomAnchor),
      roof.topAnchor.constraint(equalTo: topAnchor),
      roof.leadingAnchor.constraint(equalTo: leadingAnchor),
      roof.trailingAnchor.constraint(equalTo: trailingAnchor),
      roof.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

final class Harbour {
  private let shell: Shell

  init(_ shell: Shell) {
    self.shell = shell
  }

  func dock(_ boat: UIView) {
    boat.attach(to: self.shell.host)  // expect: helper
    boat.snp.makeConstraints { $0.edges.equalTo(self.shell.guest) }
    NSLayoutConstraint(
      item: boat, attribute: .top, relatedBy: .equal, toItem: self.shell.floor, attribute: .top,
      multiplier: 1, constant: 0
    ).isActive = true
    print(self.shell.roof.alpha)
  }
}

extension UIView {
  func attach(to other: UIView) {
    topAnchor.constraint(equalTo: other.topAnchor).isActive = true  // expect: helper
  }
}
