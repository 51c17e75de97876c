import UIKit

/// A square of 50 points on the screen of the design, as the article counts it.
class SquareView: UIView {
    let square = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        square.frame = CGRect(x: 0, y: 0, width: 50.calculateHeight(), height: 50.calculateHeight())
        addSubview(square)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
