import UIKit

let designHeight: CGFloat = 667.0
let designWidth: CGFloat = 375.0

extension Int {
    func scaledHeight() -> CGFloat {
        let screenHeight = UIScreen.main.bounds.height
        let divisor: CGFloat = designHeight / CGFloat(self)
        let scaled = screenHeight / divisor
        return scaled
    }

    func scaledWidth() -> CGFloat {
        let screenWidth = UIScreen.main.bounds.width
        let divisor: CGFloat = designWidth / CGFloat(self)
        let scaled = screenWidth / divisor
        return scaled
    }
}

let someWidth = 50.scaledWidth()
let someHeight = 50.scaledHeight()
