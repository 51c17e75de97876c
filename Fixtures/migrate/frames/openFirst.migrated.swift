import UIKit

// build: OpenShelf()
/// The file writes the access first.
open class OpenShelf: UIViewController {
  private let plate = UIView()

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(plate)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    plate.frame = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: 3)
  }
}
