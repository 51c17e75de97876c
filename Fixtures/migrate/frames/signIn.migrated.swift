import UIKit

// build: SignInScreen()
/// The sign-in screen of a book's chapter on code, with its mistakes mended: three ways to write constraints.
final class SignInScreen: UIViewController {
  var imageView: UIImageView!
  var emailLabel: UILabel!
  var emailField: UITextField!
  var passwordLabel: UILabel!
  var passwordField: UITextField!
  var signInButton: UIButton!

  override func viewDidLoad() {
    super.viewDidLoad()
    imageView = UIImageView()
    imageView.backgroundColor = .red
    view.addSubview(imageView)

    emailLabel = UILabel()
    emailLabel.text = "Email:"
    view.addSubview(emailLabel)

    emailField = UITextField()
    view.addSubview(emailField)

    passwordLabel = UILabel()
    passwordLabel.text = "Password:"
    view.addSubview(passwordLabel)

    passwordField = UITextField()
    view.addSubview(passwordField)

    signInButton = UIButton()
    view.addSubview(signInButton)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let safeArea = bounds.inset(by: view.safeAreaInsets)
    // Set the top of our image view to be 20 points below the bars.
    // We want the logo view to be 96 points wide and tall.
    imageView.frame = CGRect(x: bounds.midX - 48, y: safeArea.minY + 20, width: 96, height: 96)
    let emailLabelHeight = emailLabel.sizeThatFits(
      CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)
    ).height
    emailLabel.frame = CGRect(
      x: bounds.midX - 100, y: imageView.frame.maxY + 8,
      width: 200, height: emailLabelHeight)
    let emailFieldHeight = emailField.intrinsicContentSize.height
    emailField.frame = CGRect(
      x: bounds.midX - 100, y: emailLabel.frame.maxY + 10,
      width: 200, height: emailFieldHeight)
    let passwordLabelSize = passwordLabel.intrinsicContentSize
    passwordLabel.frame = CGRect(
      x: emailField.frame.minX, y: emailField.frame.maxY + 8,
      width: passwordLabelSize.width, height: passwordLabelSize.height)
    let passwordFieldHeight = passwordField.intrinsicContentSize.height
    passwordField.frame = CGRect(
      x: passwordLabel.frame.minX, y: passwordLabel.frame.maxY,
      width: emailField.frame.width, height: passwordFieldHeight)
    let signInButtonSize = signInButton.intrinsicContentSize
    signInButton.frame = CGRect(
      x: passwordField.frame.minX, y: passwordField.frame.maxY + 8,
      width: signInButtonSize.width, height: signInButtonSize.height)
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      for subview in [passwordLabel, signInButton] as [UIView] {
        subview.frame.origin.x = bounds.minX + bounds.maxX - subview.frame.maxX
      }
    }
  }
}
