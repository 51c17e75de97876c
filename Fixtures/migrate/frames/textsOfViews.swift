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
    plate.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(plate)
    label(plate, UIView.self)
    NSLayoutConstraint.activate([
      plate.topAnchor.constraint(equalTo: view.topAnchor),
      plate.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      plate.widthAnchor.constraint(equalToConstant: 10),
      plate.heightAnchor.constraint(equalToConstant: 10),
    ])
    sign.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(sign)
    describe(sign)
    NSLayoutConstraint.activate([
      sign.topAnchor.constraint(equalTo: view.topAnchor),
      sign.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      sign.widthAnchor.constraint(equalToConstant: 10),
      sign.heightAnchor.constraint(equalToConstant: 10),
    ])
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
      plate.topAnchor.constraint(equalTo: view.topAnchor),  // expect: handed-on
      plate.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      plate.widthAnchor.constraint(equalToConstant: 10),
      plate.heightAnchor.constraint(equalToConstant: 10),
    ])
  }
}
