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

      nameLabel = UILabel()
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

      setupConstraints()
    }

    private func setupConstraints()
    {
        let logoCenterX = NSLayoutConstraint(item: logo, attribute:
            .CenterX, relatedBy: .Equal, toItem: view, attribute: .CenterX,
            multiplier: 1.0, constant: 0.0)
        view.addConstraint(logoCenterX)

        // 20 points below the top of the view.
        let logoTop = NSLayoutConstraint(item: logo, attribute: .Top,
            relatedBy: .Equal, toItem: view, attribute: .Top, multiplier: 1.0,
            constant: 20.0)  // expect: unscaled-constant
        view.addConstraint(logoTop)

        // 96 points wide.
        let logoWidth = NSLayoutConstraint(item: logo, attribute: .Width,
            relatedBy: .Equal, toItem: nil, attribute: .NotAnAttribute,
            multiplier: 1.0, constant: 96.0)  // expect: unscaled-constant
        view.addConstraint(logoWidth)

        // 96 points high.
        let logoHeight = NSLayoutConstraint(item: logo, attribute: .Height,
            relatedBy: NSLayoutRelation.GreaterThanOrEqual, toItem: nil, attribute:
            .NotAnAttribute, multiplier: 1.0, constant: 96.0)
        view.addConstraint(logoHeight)

        let nameFieldCenterX = nameField.centerXAnchor.
          constraintEqualToAnchor(view.centerXAnchor)
        view.addConstraint(nameFieldCenterX)

        let nameLeading = nameLabel.leadingAnchor.
          constraintEqualToAnchor(nameField.leadingAnchor)
        view.addConstraint(nameLeading)

        let nameTrailing = nameLabel.trailingAnchor.
          constraintEqualToAnchor(nameField.trailingAnchor)
        view.addConstraint(nameTrailing)

        let nameGap = nameLabel.bottomAnchor.  // expect: overlapping-siblings
          constraintEqualToAnchor(nameField.topAnchor, constant: 10.0)  // expect: unscaled-constant
        view.addConstraint(nameGap)

        let nameFieldWidth = nameField.WidthAnchor.  // expect: unknown-anchor
          constraintEqualToConstant(200)  // expect: unscaled-constant
        view.addConstraint(nameFieldWidth)
    }
}
