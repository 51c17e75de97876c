import UIKit

class ViewController: UIViewController
{
    var imageView:UIImageView!
    var emailLabel:UILabel!
    var emailField:UITextField!
    var passwordLabel:UILabel!
    var passwordField:UITextField!
    var signinButton:UIButton!

    required init?(coder aDecoder: NSCoder)
    {
        super.init(coder: aDecoder)
    }

    override func viewDidLoad()
    {
      super.viewDidLoad()
      imageView = UIImageView()  // expect: ambiguous-layout
      imageView.translatesAutoresizingMaskIntoConstraints = false
      imageView.backgroundColor = UIColor.redColor()
      view.addSubview(imageView)

      emailLabel = UILabel()
      emailLabel.translatesAutoresizingMaskIntoConstraints = false
      emailLabel.text = NSLocalizedString("Email:", comment: "Email Label")
      view.addSubview(emailLabel)

      emailField = UITextField()
      emailField.translatesAutoresizingMaskIntoConstraints = false
      emailField.keyboardType = .EmailAddress
      emailField.placeholder = "justin@autolayoutzen.com"
      view.addSubview(emailField)

      passwordLabel = UILabel()
      passwordLabel.translatesAutoresizingMaskIntoConstraints = false
      passwordLabel.text = NSLocalizedString("Password:", comment: "Password Label")
      view.addSubview(passwordLabel)

      passwordField = UITextField()
      passwordField.translatesAutoresizingMaskIntoConstraints = false
      passwordField.secureTextEntry = true
      view.addSubview(passwordField)

      signinButton = UIButton(type: .System)
      signinButton.translatesAutoresizingMaskIntoConstraints = false
      signinButton.setTitle(NSLocalizedString("Sign In", comment: "Sign In Button"),
        forState: .Normal)
      view.addSubview(signinButton)

      setupConstraints()
    }

    private func setupConstraints()
    {
        let logoCenterXConstraint = NSLayoutConstraint(item: imageView, attribute:
            .CenterX, relatedBy: .Equal, toItem: view, attribute: .CenterX,
            multiplier: 1.0, constant: 0.0)
        view.addConstraint(logoCenterXConstraint)

        // Set the top of our image view to be 20 points off the top of our parent view.
        let logoTopPadding = NSLayoutConstraint(item: imageView, attribute: .Top,
            relatedBy: .Equal, toItem: view, attribute: .Top, multiplier: 1.0,
            constant: 20.0)  // expect: unscaled-constant
        view.addConstraint(logoTopPadding)

        // We want the logo view to be 96 points wide.
        let logoWidth = NSLayoutConstraint(item: imageView, attribute: .Width,
            relatedBy: .Equal, toItem: nil, attribute: .NotAnAttribute,
            multiplier: 1.0, constant: 96.0)  // expect: unscaled-constant
        view.addConstraint(logoWidth)

        // We want the logo view to be 96 points tall.
        let logoHeight = NSLayoutConstraint(item: imageView, attribute: .Height,
            relatedBy: NSLayoutRelation.GreaterThanOrEqual, toItem: nil, attribute:
            .NotAnAttribute, multiplier: 1.0, constant: 96.0)
        view.addConstraint(logoHeight)

        let emailFieldCenterXConstraint = emailField.centerXAnchor.
          constraintEqualToAnchor(view.centerXAnchor)
        view.addConstraint(emailFieldCenterXConstraint)

        let emailFieldCenterXConstraint = NSLayoutConstraint(item: emailField,  // expect: duplicate-constraint
            attribute: .CenterX, relatedBy: .Equal, toItem: view, attribute: .CenterX,
            multiplier: 1.0, constant: 0.0)
        view.addConstraint(logoCenterXConstraint)
        view.addConstraint(emailFieldCenterXConstraint)

        let emailLeadingEdgeConstraint = emailLabel.leadingAnchor.
          constraintEqualToAnchor(emailField.leadingAnchor)
        view.addConstraint(emailLeadingEdgeConstraint)

        let emailTrailingEdgeConstraint = emailLabel.trailingAnchor.  // expect: redundant-constraint
          constraintEqualToAnchor(emailField.trailingAnchor)
        view.addConstraint(emailTrailingEdgeConstraint)

        let emailVerticalPaddingConstraint = emailLabel.bottomAnchor.  // expect: overlapping-siblings
          constraintEqualToAnchor(emailField.topAnchor, constant: 10.0)  // expect: unscaled-constant
        view.addConstraint(emailVerticalPaddingConstraint)

        let emailFieldWidthConstraint = emailField.WidthAnchor.  // expect: unknown-anchor
          constraintEqualToConstant(200)  // expect: unscaled-constant
        view.addConstraint(emailFieldWidthConstraint)

        let views = [
            "logo" : imageView,
            "emailLabel" : emailLabel,
            "emailField" : emailField,
            "passwordLabel" : passwordLabel,
            "passwordField" : passwordField,
            "signinButton" : signinButton
        ]

        let verticalLogoConstraints = NSLayoutConstraint.constraintsWithVisualFormat
          ("V:[logo]-[emailLabel]", options: NSLayoutFormatOptions.AlignAllCenterX,
          metrics: nil, views: views)
        view.addConstraints(verticalLogoConstraints)

        let paddingConstraint = imageView.bottomAnchor.  // expect: inactive-constraint
          constraintEqualToAnchor(emailLabel.topAnchor, constant: 8.0)  // expect: unscaled-constant
        let centerXConstraint = imageView.centerXAnchor.
          constraintEqualToAnchor(emailLabel.centerXAnchor)

        let verticalPasswordConstraints = NSLayoutConstraint.constraintsWithVisualFormat
          ("V:[emailField]-[passwordLabel][passwordField]-[signinButton]",
          options: .AlignAllLeading, metrics: nil, views: views)
        view.addConstraints(verticalPasswordConstraints)

        let passwordWidthConstraint = NSLayoutConstraint.constraintsWithVisualFormat
          ("H:[passwordField(==emailField)]", options: .AlignAllCenterX,  // expect: idle-format-option
          metrics: nil, views: views)
        view.addConstraints(passwordWidthConstraint)

        // We want to horizontally center our password field in its parent view.
        let passwordFieldCenterXConstraint = passwordField.centerXAnchor.  // expect: redundant-constraint
          constraintEqualToAnchor(view.centerXAnchor)
        view.addConstraint(passwordFieldCenterXConstraint)
    }
}
