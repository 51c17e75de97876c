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
      logo.usesConstraints(true)
      logo.backgroundColor = UIColor.redColor()
      view.addSubview(logo)

      nameLabel = UILabel()  // expect: ambiguous-layout
      nameLabel.usesConstraints(true)
      nameLabel.text = NSLocalizedString("Name:", comment: "Name")
      view.addSubview(nameLabel)

      nameField = UITextField()  // expect: ambiguous-layout
      nameField.usesConstraints(true)
      nameField.keyboardType = .EmailAddress
      nameField.placeholder = "name@example.com"
      view.addSubview(nameField)

      codeLabel = UILabel()  // expect: ambiguous-layout
      codeLabel.usesConstraints(true)
      codeLabel.text = NSLocalizedString("Code:", comment: "Code")
      view.addSubview(codeLabel)

      codeField = UITextField()  // expect: ambiguous-layout
      codeField.usesConstraints(true)
      codeField.secureTextEntry = true
      view.addSubview(codeField)

      enterButton = UIButton(type: .System)  // expect: ambiguous-layout
      enterButton.usesConstraints(true)
      enterButton.setTitle(NSLocalizedString("Enter", comment: "Enter"),
        forState: .Normal)
      view.addSubview(enterButton)
    }
}
