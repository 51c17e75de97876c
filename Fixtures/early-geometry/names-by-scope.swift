import UIKit

// A name means what its scope says: a parameter, a variable or what a closure is given is not the controller's own view.

final class BorderController: UIViewController {
  private let first = UIView()
  private let own = CAGradientLayer()
  private let other = CAGradientLayer()
  private let third = CAGradientLayer()
  private let last = CAGradientLayer()

  override func viewDidLoad() {
    super.viewDidLoad()
    addBorder(to: first)
    addOwn()
    addThird(first)
    for view in [first] {
      other.frame = view.bounds
    }
    other.frame = view.bounds  // expect: early-geometry
    if let view = first.superview {
      last.frame = view.bounds
    } else {
      last.frame = view.bounds  // expect: early-geometry
    }
  }

  private func addBorder(to view: UIView) {
    let borderLayer = CAShapeLayer()
    borderLayer.frame = view.bounds
    view.layer.addSublayer(borderLayer)
  }

  private func addOwn() {
    guard let view = self.view else { return }
    own.frame = view.bounds  // expect: early-geometry
  }

  private func addThird(_ box: UIView) {
    let view = box
    third.frame = view.bounds
  }
}

final class BottomBar: UIView {
  private let box = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(box)
    let safeAreaInsets = UIApplication.barInsets
    box.translatesAutoresizingMaskIntoConstraints = false
    box.topAnchor.constraint(equalTo: topAnchor).isActive = true
    box.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    box.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
    box.heightAnchor.constraint(equalToConstant: safeAreaInsets.bottom + 70).isActive = true
  }

  required init?(coder: NSCoder) { nil }
}

final class OwnBottomBar: UIView {
  private let box = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    box.topAnchor.constraint(equalTo: topAnchor).isActive = true
    box.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    box.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
    box.heightAnchor.constraint(equalToConstant: safeAreaInsets.bottom + 70)  // expect: early-geometry
      .isActive = true
  }

  required init?(coder: NSCoder) { nil }
}

extension UIApplication {
  fileprivate static var barInsets: UIEdgeInsets { shared.windows.first?.safeAreaInsets ?? .zero }
}
