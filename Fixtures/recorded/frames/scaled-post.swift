import UIKit

// Every length is a share of the screen: 375 × 667 points are the size that the numbers are meant for.
let referenceHeight: CGFloat = 667.0
let referenceWidth: CGFloat = 375.0

extension Int {
    func calculateHeight() -> CGFloat {
        let screenHeight = UIScreen.main.bounds.height
        let divisor: CGFloat = referenceHeight / CGFloat(self)
        let calculatedHeight = screenHeight / divisor
        return calculatedHeight
    }

    func calculateWidth() -> CGFloat {
        let screenWidth = UIScreen.main.bounds.width
        let divisor: CGFloat = referenceWidth / CGFloat(self)
        let calculatedWidth = screenWidth / divisor
        return calculatedWidth
    }
}

// frames: ScaledSquare()
final class ScaledSquare: UIViewController {
    let square = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        square.frame = CGRect(x: 0, y: 0, width: 50.calculateWidth(), height: 50.calculateHeight())
        view.addSubview(square)
    }
}

// frames: TopBarView(frame: UIScreen.main.bounds)
final class TopBarView: UIView {
    let userImageView = UIImageView()
    let userLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        userImageView.frame = CGRect(
            x: 10.calculateWidth(), y: 10.calculateHeight(), width: 32.calculateHeight(),
            height: 32.calculateHeight())
        userImageView.layer.cornerRadius = userImageView.frame.height / 2
        userImageView.clipsToBounds = true
        self.addSubview(userImageView)

        userLabel.frame = CGRect(
            x: userImageView.frame.maxX + 10.calculateWidth(), y: 10.calculateHeight(),
            width: 284.calculateWidth(), height: 32.calculateHeight())
        userLabel.font = UIFont.systemFont(ofSize: 15.calculateWidth())
        self.addSubview(userLabel)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

// frames: ButtonRow(frame: UIScreen.main.bounds)
final class ButtonRow: UIView {
    let heartButton = UIButton()
    let bookmarkButton = UIButton()

    override init(frame: CGRect) {
        super.init(frame: frame)
        heartButton.frame = CGRect(
            x: 14.calculateWidth(), y: 13.calculateHeight(), width: 24.calculateWidth(),
            height: 22.calculateHeight())
        self.addSubview(heartButton)
        bookmarkButton.frame = CGRect(
            x: 343.calculateWidth(), y: 13.calculateHeight(), width: 24.calculateWidth(),
            height: 22.calculateHeight())
        self.addSubview(bookmarkButton)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

// frames: CommentsView(frame: UIScreen.main.bounds)
final class CommentsView: UIView {
    var likeLabel: UILabel!
    var descriptionLabel: UILabel!
    var timeLabel: UILabel!

    override init(frame: CGRect) {
        super.init(frame: frame)
        let labelsWidth = self.frame.width - (16.calculateWidth() * 2)

        likeLabel = UILabel(
            frame: CGRect(x: 16.calculateWidth(), y: 0, width: labelsWidth, height: 18.calculateHeight()))
        likeLabel.font = UIFont.boldSystemFont(ofSize: 15.calculateHeight())
        self.addSubview(likeLabel)

        descriptionLabel = UILabel(
            frame: CGRect(
                x: 16.calculateWidth(), y: likeLabel.frame.maxY, width: labelsWidth,
                height: 42.calculateHeight()))
        self.addSubview(descriptionLabel)

        timeLabel = UILabel(
            frame: CGRect(
                x: 16.calculateWidth(), y: descriptionLabel.frame.maxY, width: labelsWidth,
                height: 24.calculateHeight()))
        self.addSubview(timeLabel)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

// frames: PostView(frame: UIScreen.main.bounds)
final class PostView: UIView {
    var topBarView: TopBarView!
    var postImageView: UIImageView!
    var buttonView: ButtonRow!
    var commentsView: UIView!

    override init(frame: CGRect) {
        super.init(frame: frame)
        topBarView = TopBarView(frame: CGRect(x: 0, y: 0, width: self.frame.width, height: 54.calculateHeight()))
        self.addSubview(topBarView)

        postImageView = UIImageView(
            frame: CGRect(x: 0, y: topBarView.frame.maxY, width: self.frame.width, height: self.frame.width))
        self.addSubview(postImageView)

        buttonView = ButtonRow(
            frame: CGRect(x: 0, y: postImageView.frame.maxY, width: self.frame.width, height: 48.calculateHeight()))
        self.addSubview(buttonView)

        commentsView = UIView(
            frame: CGRect(x: 0, y: buttonView.frame.maxY, width: self.frame.width, height: 104.calculateHeight()))
        self.addSubview(commentsView)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

// frames: PostController()
final class PostController: UIViewController {
    var postView: PostView!

    override func viewDidLoad() {
        super.viewDidLoad()
        postView = PostView(
            frame: CGRect(x: 0, y: 0, width: self.view.frame.width, height: 960.calculateHeight()))
        self.view.addSubview(postView)
    }
}
