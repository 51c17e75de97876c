import UIKit

func label(_ view: UIView, _ kind: AnyClass) {
  view.accessibilityIdentifier = "\(kind)"
}

func describe(_ view: UIView) {
  print("at \(view)", "of \(view) and \(view)")
}

func keep(_ view: UIView) -> String { unknownKeeper(view) }

func describeKept(_ view: UIView) {
  print("at \(keep(view))")
}

/// A text that is made of a view does not place it.
final class Described: UIViewController {
  private let plate = UIView()
  private let sign = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(plate)
    label(plate, UIView.self)
    view.addSubview(sign)
    describe(sign)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    plate.frame = CGRect(x: bounds.minX, y: bounds.minY, width: 10, height: 10)
    sign.frame = CGRect(x: bounds.minX, y: bounds.minY, width: 10, height: 10)
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      for subview in [plate, sign] as [UIView] {
        subview.frame.origin.x = bounds.minX + bounds.maxX - subview.frame.maxX
      }
    }
  }
}

/// What a function gets for such a text may be placed by it.
final class Recalled: UIViewController {
  private let plate = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    plate.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(plate)
    describeKept(plate)
    NSLayoutConstraint.activate([
      plate.topAnchor.constraint(equalTo: view.topAnchor),
      plate.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      plate.widthAnchor.constraint(equalToConstant: 10),
      plate.heightAnchor.constraint(equalToConstant: 10),
    ])
  }
}
