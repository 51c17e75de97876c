import UIKit

/// The constraint comes from a storyboard; all that the file says of layout is its number.
extension EpisodeController {
  func showButton() {
    buttonBottomConstraint.constant = 20  // expect: unscaled-constant
  }
}
