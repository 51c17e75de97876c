import UIKit

class TopBar: UIView {
    let portrait = UIImageView()
    let author = UILabel()
    let more = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        portrait.frame = CGRect(x: 10.scaledWidth(), y: 10.scaledHeight(), width: 32.scaledHeight(), height: 32.scaledHeight())

        portrait.layer.cornerRadius = portrait.frame.height / 2

        portrait.clipsToBounds = true

        portrait.image = #imageLiteral(resourceName: "portrait")

        self.addSubview(portrait)

        author.frame = CGRect(x: portrait.frame.maxX + 10.scaledWidth(), y: 10.scaledHeight(), width: 284.scaledWidth(), height: 32.scaledHeight())

        author.text = "a.reader"

        author.font = UIFont.systemFont(ofSize: 15.scaledWidth())

        self.addSubview(author)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
