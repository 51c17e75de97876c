import UIKit

/// All methods are in extensions: the new one follows the properties.
final class Gallery: UIViewController {
  private let wall = UIView()
  private lazy var lamp: UIView = {
    let lamp = UIView()
    lamp.backgroundColor = .yellow
    return lamp
  }()
}

extension Gallery {
  override func viewDidLoad() {
    super.viewDidLoad()
    wall.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(wall)
    NSLayoutConstraint.activate([
      wall.topAnchor.constraint(equalTo: view.topAnchor),
      wall.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      wall.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      wall.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    lamp.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(lamp)
    lamp.topAnchor.constraint(equalTo: view.topAnchor, constant: 4).isActive = true
    lamp.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    lamp.widthAnchor.constraint(equalToConstant: 30).isActive = true
    lamp.heightAnchor.constraint(equalToConstant: 30).isActive = true
  }
}

/// A property that is there on some platforms only is no place either.
final class Louver: UIView {
  #if os(iOS)
    fileprivate let slat = UIView()
  #endif
}

extension Louver {
  convenience init(closed: Bool) {
    self.init(frame: .zero)
    let slat = self.slat
    slat.translatesAutoresizingMaskIntoConstraints = false
    addSubview(slat)
    NSLayoutConstraint.activate([
      slat.leadingAnchor.constraint(equalTo: leadingAnchor),  // expect: layout-method
      slat.trailingAnchor.constraint(equalTo: trailingAnchor),
      slat.centerYAnchor.constraint(equalTo: centerYAnchor),
      slat.heightAnchor.constraint(equalToConstant: 2),
    ])
  }
}
