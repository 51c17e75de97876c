//
//  Copyright of somebody.
//

#if canImport(UIKit)
  import UIKit
#endif

/// A new import follows the comment with which the file begins.
final class HeadedCard: UIViewController {
  private let plate = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    plate.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(plate)
    NSLayoutConstraint.activate([
      plate.topAnchor.constraint(equalTo: view.topAnchor),
      plate.leftAnchor.constraint(equalTo: view.leftAnchor),
      plate.rightAnchor.constraint(equalTo: view.rightAnchor),
      plate.heightAnchor.constraint(equalToConstant: 3),
    ])
  }
}
