import UIKit

class PostController: UIViewController {

    var postView: PostView!

    override func viewDidLoad() {
        super.viewDidLoad()
        postView = PostView(frame: CGRect(x: 0, y: 0, width: self.view.frame.width, height: 960.scaledHeight()))  // expect: stale-frame
        self.view.addSubview(postView)
    }
}
