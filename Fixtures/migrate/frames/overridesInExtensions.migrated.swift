import UIKit

/// All methods are in extensions: the new one follows the properties.
final class Gallery: UIViewController {
  private let wall = UIView()
  private lazy var lamp: UIView = {
    let lamp = UIView()
    lamp.backgroundColor = .yellow
    return lamp
  }()

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    wall.frame = bounds
    lamp.frame = CGRect(x: bounds.midX - 15, y: bounds.minY + 4, width: 30, height: 30)
  }
}

extension Gallery {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(wall)
    view.addSubview(lamp)
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
      slat.leadingAnchor.constraint(equalTo: leadingAnchor),
      slat.trailingAnchor.constraint(equalTo: trailingAnchor),
      slat.centerYAnchor.constraint(equalTo: centerYAnchor),
      slat.heightAnchor.constraint(equalToConstant: 2),
    ])
  }
}
