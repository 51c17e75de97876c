import UIKit

class PostView: UIView {

    var topBar: TopBar!
    var picture: UIImageView!
    var buttonRow: ButtonRow!
    var remarkList: RemarkList!

    override init(frame: CGRect) {
        super.init(frame: frame)
        topBar = TopBar(frame: CGRect(x: 0, y: 0, width: self.frame.width, height: 54.scaledHeight()))  // expect: stale-frame
        self.addSubview(topBar)

        picture = UIImageView(frame: CGRect(x: 0, y: topBar.frame.maxY, width: self.frame.width, height: self.frame.width))
        picture.image = #imageLiteral(resourceName: "picture")
        self.addSubview(picture)

        buttonRow = ButtonRow(frame: CGRect(x: 0, y: picture.frame.maxY, width: self.frame.width, height: 48.scaledHeight()))
        self.addSubview(buttonRow)

        remarkList = RemarkList(frame: CGRect(x: 0, y: buttonRow.frame.maxY, width: self.frame.width, height: 0))
        self.addSubview(remarkList)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
