//
//  Copyright of somebody.
//

import PinLayout

#if canImport(UIKit)
  import UIKit
#endif

/// A new import follows the comment with which the file begins.
final class HeadedCard: UIViewController {
  private let plate = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(plate)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    plate.pin.top().horizontally().height(3)
  }
}
