import UIKit

final class Plate: UIView {
  let stack = UIStackView()
  let title = UILabel()
  var edge: NSLayoutConstraint?

  func adapt(to traits: UITraitCollection, after previousTraits: UITraitCollection) {
    switch (traits.horizontalSizeClass, traits.verticalSizeClass) {
    case (.regular, .regular):
      stack.spacing = 32
      edge?.constant = 40
    default:
      stack.spacing = 24
    }
    if UIDevice.current.userInterfaceIdiom == .phone, UIScreen.main.nativeBounds.height == 1136 {  // expect: device-size-check
      stack.spacing = 6
    } else if traits.horizontalSizeClass == .compact {
      stack.spacing = 7
    } else {
      stack.spacing = 9
    }
    stack.spacing = traits.verticalSizeClass == .compact ? 10 : 20
    // A change of the size class is no size class.
    if previousTraits.horizontalSizeClass != traits.horizontalSizeClass {
      stack.spacing = 11  // expect: unscaled-constant
    }
    if UIScreen.main.scale > 2 {
      stack.spacing = 12  // expect: unscaled-constant
    }
    if title.isHidden {
      stack.spacing = 13  // expect: unscaled-constant
    }
    stack.spacing = title.isHidden ? 14 : 0  // expect: unscaled-constant
  }
}
