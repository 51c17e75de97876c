import UIKit

let iphone7Height: CGFloat = 667.0
let iphone7Width: CGFloat = 375.0

extension Int {
    func calculateHeight() -> CGFloat {
        let screenHeight = UIScreen.main.bounds.height
        let divisor: CGFloat = iphone7Height / CGFloat(self)
        let calculatedHeight = screenHeight / divisor
        return calculatedHeight
    }
    
    func calculateWidth() -> CGFloat {
        let screenWidth = UIScreen.main.bounds.width
        let divisor: CGFloat = iphone7Width / CGFloat(self)
        let calculatedWidth = screenWidth / divisor
        return calculatedWidth
    }
}

// Extensions in use
let calculatedWidth = 50.calculateWidth()
let calculatedHeight = 50.calculateHeight()
