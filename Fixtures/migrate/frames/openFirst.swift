import UIKit

// build: OpenShelf()
/// The file writes the access first.
open class OpenShelf: UIViewController {
  private let plate = UIView()

  open override func viewDidLoad() {
    super.viewDidLoad()
    plate.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(plate)
    NSLayoutConstraint.activate([
      plate.topAnchor.constraint(equalTo: view.topAnchor),
      plate.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      plate.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      plate.heightAnchor.constraint(equalToConstant: 3),
    ])
  }
}
