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

// Frames that are scaled, but computed once: the listings of an article that does without constraints.
class TopBarView: UIView {
  let userImageView = UIImageView()
  let userLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    userImageView.frame = CGRect(x: 10.calculateWidth(), y: 10.calculateHeight(), width: 32.calculateHeight(), height: 32.calculateHeight())  // expect: stale-frame
    userImageView.layer.cornerRadius = userImageView.frame.height / 2
    userImageView.clipsToBounds = true
    self.addSubview(userImageView)

    userLabel.frame = CGRect(x: 52.calculateWidth(), y: 10.calculateHeight(), width: 284.calculateWidth(), height: 32.calculateHeight())
    userLabel.font = UIFont.systemFont(ofSize: 15.calculateWidth())
    self.addSubview(userLabel)
    userLabel.frame = CGRect(x: userImageView.frame.maxX + 10.calculateWidth(), y: 10.calculateHeight(), width: 284.calculateWidth(), height: 32.calculateHeight())
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

class ButtonView: UIView {
  let heartButton = UIButton()
  let bookmarkButton = UIButton()

  override init(frame: CGRect) {
    super.init(frame: frame)
    heartButton.frame = CGRect(x: 14.calculateWidth(), y: 13.calculateHeight(), width: 24.calculateWidth(), height: 22.calculateHeight())  // expect: stale-frame
    heartButton.imageView?.contentMode = .scaleAspectFit
    self.addSubview(heartButton)
    bookmarkButton.frame = CGRect(x: 343.calculateWidth(), y: 13.calculateHeight(), width: 24.calculateWidth(), height: 22.calculateHeight())
    self.addSubview(bookmarkButton)
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

class CommentsView: UIView {
  var likeLabel: UILabel!
  var descriptionLabel: UILabel!

  override init(frame: CGRect) {
    super.init(frame: frame)
    let labelsWidth = self.frame.width - (16.calculateWidth() * 2)
    likeLabel = UILabel(frame: CGRect(x: 16.calculateWidth(), y: 0, width: labelsWidth, height: 18.calculateHeight()))  // expect: stale-frame
    likeLabel.font = UIFont.boldSystemFont(ofSize: 15.calculateHeight())
    self.addSubview(likeLabel)
    descriptionLabel = UILabel(frame: CGRect(x: 16.calculateWidth(), y: likeLabel.frame.maxY, width: labelsWidth, height: 42.calculateHeight()))
    descriptionLabel.numberOfLines = 0
    self.addSubview(descriptionLabel)

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

class PostView: UIView {
  var topBarView: TopBarView!
  var postImageView: UIImageView!
  var buttonView: ButtonView!
  var commentsView: CommentsView!

  override init(frame: CGRect) {
    super.init(frame: frame)
    topBarView = TopBarView(frame: CGRect(x: 0, y: 0, width: self.frame.width, height: 54.calculateHeight()))  // expect: stale-frame
    self.addSubview(topBarView)
    postImageView = UIImageView(frame: CGRect(x: 0, y: topBarView.frame.maxY, width: self.frame.width, height: self.frame.width))
    self.addSubview(postImageView)
    buttonView = ButtonView(frame: CGRect(x: 0, y: postImageView.frame.maxY, width: self.frame.width, height: 48.calculateHeight()))
    self.addSubview(buttonView)
    commentsView = CommentsView(frame: CGRect(x: 0, y: buttonView.frame.maxY, width: self.frame.width, height: 0))
    self.addSubview(commentsView)
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

class ViewController: UIViewController {
  var postView: PostView!

  override func viewDidLoad() {
    super.viewDidLoad()
    postView = PostView(frame: CGRect(x: 0, y: 0, width: self.view.frame.width, height: 960.calculateHeight()))  // expect: stale-frame
    self.view.addSubview(postView)
  }
}

/// A function pins the code; the title is only styled.
final class CodeHeader: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let code = UIView(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 1))
    tableView.tableHeaderView?.embed(code)
    let title = UIView(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 1))  // expect: stale-frame
    tableView.addSubview(title)
    style(title)
  }
}
