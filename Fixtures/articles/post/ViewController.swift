import UIKit

class ViewController: UIViewController {

    var postView: PostView!

    override func viewDidLoad() {
        super.viewDidLoad()
        postView = PostView(frame: CGRect(x: 0, y: 0, width: self.view.frame.width, height: 960.calculateHeight()))
        self.view.addSubview(postView)
    }
}
