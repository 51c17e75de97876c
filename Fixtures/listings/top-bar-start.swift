import UIKit

class TopBar: UIView {
    let portrait = UIImageView()
    let author = UILabel()
    let more = UIImageView()
}
