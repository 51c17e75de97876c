import UIKit

/// Each of these uses may place what it names.
final class StopCard: UIView {
  /// The controller below constrains it.
  let stopName = UILabel()
  private let kept = UIView()
  private let framed = UIView()
  private let dressed = UIView()
  private let given = UIView()
  private var kin: [UIView] = []

  func setUp() {
    for view in [stopName, kept, framed, dressed, given] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    kin.append(kept)
    framed.frame.size.width = 40
    dressed.pinToEdges(8)
    NSLayoutConstraint.activate([
      stopName.topAnchor.constraint(equalTo: topAnchor),
      kept.topAnchor.constraint(equalTo: stopName.bottomAnchor),
      framed.topAnchor.constraint(equalTo: kept.bottomAnchor),
      dressed.topAnchor.constraint(equalTo: framed.bottomAnchor),
      given.topAnchor.constraint(equalTo: dressed.bottomAnchor),
    ])
  }

  func inner() -> UIView { return given }

  func placeKin() {
    for view in kin { view.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true }
  }
}

final class StopViewController: UIViewController {
  private let card = StopCard()

  override func viewDidLoad() {
    super.viewDidLoad()
    card.stopName.leadingAnchor.constraint(equalTo: card.leadingAnchor).isActive = true
  }
}
