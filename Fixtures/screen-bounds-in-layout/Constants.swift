import UIKit

let screenWidth = UIScreen.main.bounds.width  // expect: screen-bounds-in-layout

// Turning the phone changes neither of these.
let longerSide = max(UIScreen.main.bounds.width, UIScreen.main.bounds.height)
let pixel = 1 / UIScreen.main.bounds.width
let scale = UIScreen.main.scale

extension CGFloat {
  static let screenHeight: CGFloat = UIScreen.main.bounds.size.height  // expect: screen-bounds-in-layout
  static var currentHeight: CGFloat { UIScreen.main.bounds.size.height }
  static let loaded: CGFloat = {
    UIScreen.main.bounds.size.height
  }()
}

enum Metrics {
  static let sheet = UIScreen.main.bounds.height - 20  // expect: screen-bounds-in-layout
  static let share = UIScreen.main.bounds.width / 375
}

func area() -> CGFloat {
  let width = UIScreen.main.bounds.width
  return width * width
}
