import UIKit

class EntryController: UIViewController
{
    var logo:UIImageView!
    var nameLabel:UILabel!
    var nameField:UITextField!
    var codeLabel:UILabel!
    var codeField:UITextField!
    var enterButton:UIButton!

    required init?(coder aDecoder: NSCoder)
    {
        super.init(coder: aDecoder)
    }
}
