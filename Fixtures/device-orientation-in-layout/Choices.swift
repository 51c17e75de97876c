import UIKit

final class ChoiceController: UIViewController {
  let card = UIView()
  let columns = 2

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if UIDevice.current.orientation.isPortrait {  // expect: device-orientation-in-layout
      placeBelow()
    } else {
      placeBeside()
    }
    let count = UIDevice.current.orientation.isLandscape ? 4 : columns  // expect: device-orientation-in-layout
    place(count)
    if UIDevice.current.orientation == .portrait {  // expect: device-orientation-in-layout
      place(1)
    } else {
      place(2)
    }
    if !UIDevice.current.orientation.isLandscape {  // expect: device-orientation-in-layout
      place(1)
    } else {
      place(2)
    }
  }

  func turnIfNot() {
    if UIDevice.current.orientation != .portrait {  // expect: device-orientation-in-layout
      placeBeside()
    } else {
      placeBelow()
    }
  }

  // Nothing happens while the device lies flat.
  func turn() {
    if UIDevice.current.orientation.isLandscape {
      placeBeside()
    } else if UIDevice.current.orientation.isPortrait {
      placeBelow()
    }
    if UIDevice.current.orientation.isLandscape { placeBeside() }
  }

  func turnUnlessFlat() {
    guard !UIDevice.current.orientation.isFlat else { return }
    if UIDevice.current.orientation.isLandscape { placeBeside() } else { placeBelow() }
  }

  // The window's orientation is that of the app.
  func turn(with scene: UIWindowScene) {
    if scene.interfaceOrientation.isPortrait { placeBelow() } else { placeBeside() }
  }

  func turnWithoutScene() {
    if view.window?.windowScene?.interfaceOrientation.isPortrait ?? UIDevice.current.orientation.isPortrait {
      placeBelow()
    } else {
      placeBeside()
    }
  }

  func placeBelow() {}
  func placeBeside() {}
  func place(_ count: Int) {}
}

// Nothing is laid out here.
struct Recorder {
  func angle() -> CGFloat { UIDevice.current.orientation.isLandscape ? 90 : 0 }
}
