import UIKit

class PostView: UIView {

    var topBar: TopBar!
    var picture: UIImageView!
    var buttonRow: ButtonRow!
    var remarkList: RemarkList!

    override init(frame: CGRect) {
        super.init(frame: frame)

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
