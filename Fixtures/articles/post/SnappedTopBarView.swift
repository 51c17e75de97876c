import UIKit

class SnappedTopBarView: UIView {
    let userImageView = UIImageView()
    let userLabel = UILabel()
    let ellipsesImageView = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        userImageView.frame = CGRect(x: 10.calculateWidth(), y: 10.calculateHeight(), width: 32.calculateHeight(), height: 32.calculateHeight())

        userImageView.layer.cornerRadius = userImageView.frame.height / 2

        userImageView.clipsToBounds = true

        userImageView.image = #imageLiteral(resourceName: "userImage")

        self.addSubview(userImageView)

        userLabel.frame = CGRect(x: userImageView.frame.maxX + 10.calculateWidth(), y: 10.calculateHeight(), width: 284.calculateWidth(), height: 32.calculateHeight())

        userLabel.text = "themisterholliday"

        userLabel.font = UIFont.systemFont(ofSize: 15.calculateWidth())

        self.addSubview(userLabel)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
