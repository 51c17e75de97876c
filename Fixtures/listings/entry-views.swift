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

    override func viewDidLoad()
    {
      super.viewDidLoad()
      logo = UIImageView()  // expect: ambiguous-layout
      logo.translatesAutoresizingMaskIntoConstraints = false
      logo.backgroundColor = UIColor.redColor()
      view.addSubview(logo)

      nameLabel = UILabel()  // expect: ambiguous-layout
      nameLabel.translatesAutoresizingMaskIntoConstraints = false
      nameLabel.text = NSLocalizedString("Name:", comment: "Name")
      view.addSubview(nameLabel)

      nameField = UITextField()  // expect: ambiguous-layout
      nameField.translatesAutoresizingMaskIntoConstraints = false
      nameField.keyboardType = .EmailAddress
      nameField.placeholder = "name@example.com"
      view.addSubview(nameField)

      codeLabel = UILabel()  // expect: ambiguous-layout
      codeLabel.translatesAutoresizingMaskIntoConstraints = false
      codeLabel.text = NSLocalizedString("Code:", comment: "Code")
      view.addSubview(codeLabel)

      codeField = UITextField()  // expect: ambiguous-layout
      codeField.translatesAutoresizingMaskIntoConstraints = false
      codeField.secureTextEntry = true
      view.addSubview(codeField)

      enterButton = UIButton(type: .System)  // expect: ambiguous-layout
      enterButton.translatesAutoresizingMaskIntoConstraints = false
      enterButton.setTitle(NSLocalizedString("Enter", comment: "Enter"),
        forState: .Normal)
      view.addSubview(enterButton)
    }
}
