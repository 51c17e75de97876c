import UIKit

enum Theme {
    enum Spacing {
        static let small: CGFloat = 4
        static let regular: CGFloat = 16
    }
    static let cornerButtonSize: CGFloat = 56
}

struct CardStyle {
    static let padding = 18.0
}

let hairline: CGFloat = 0.5
