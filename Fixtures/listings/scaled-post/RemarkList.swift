import UIKit

class RemarkList: UIView {

    var likes: UILabel!

    var caption: UILabel!
    var more: UILabel!

    var allRemarks: UILabel!

    var age: UILabel!

    override init(frame: CGRect) {
        super.init(frame: frame)
        let rowWidth = self.frame.width - (16.scaledWidth() * 2)

        likes = UILabel(frame: CGRect(x: 16.scaledWidth(), y: 0, width: rowWidth, height: 18.scaledHeight()))  // expect: stale-frame
        let count = 12
        let noun = "likes"

        likes.font = UIFont.boldSystemFont(ofSize: 15.scaledHeight())
        likes.text = String(count) + " " + noun
        self.addSubview(likes)

        caption = UILabel(frame: CGRect(x: 16.scaledWidth(), y: likes.frame.maxY, width: rowWidth, height: 42.scaledHeight()))
        let author = "a.reader"
        let words = "a caption of some words"

        caption.numberOfLines = 0

        let whole = NSMutableAttributedString()
        let bold = NSMutableAttributedString(
            string: author,
            attributes: [NSFontAttributeName:UIFont.boldSystemFont(ofSize: 15.scaledHeight())])
        let space = NSMutableAttributedString(string: " ")
        let plain = NSMutableAttributedString(
            string: words,
            attributes: [NSFontAttributeName:UIFont.systemFont(ofSize: 15.scaledHeight())])
        whole.append(bold)
        whole.append(space)
        whole.append(plain)

        caption.attributedText = whole
        self.addSubview(caption)

        allRemarks = UILabel(frame: CGRect(x: 16.scaledWidth(), y: caption.frame.maxY, width: rowWidth, height: 20.scaledHeight()))
        allRemarks.text = "all remarks"
        allRemarks.font = UIFont.systemFont(ofSize: 14.scaledHeight())
        self.addSubview(allRemarks)

        age = UILabel(frame: CGRect(x: 16.scaledWidth(), y: allRemarks.frame.maxY, width: rowWidth, height: 24.scaledHeight()))
        age.text = "an hour ago"
        age.font = UIFont.systemFont(ofSize: 11.scaledHeight())
        self.addSubview(age)

        var height: CGFloat = 0
        for view in subviews {
            height += view.frame.height
        }
        self.frame.size.height = height
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
