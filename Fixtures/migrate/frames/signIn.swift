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
    imageView.translatesAutoresizingMaskIntoConstraints = false
    imageView.backgroundColor = .red
    view.addSubview(imageView)

    emailLabel = UILabel()
    emailLabel.translatesAutoresizingMaskIntoConstraints = false
    emailLabel.text = "Email:"
    view.addSubview(emailLabel)

    emailField = UITextField()
    emailField.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(emailField)

    passwordLabel = UILabel()
    passwordLabel.translatesAutoresizingMaskIntoConstraints = false
    passwordLabel.text = "Password:"
    view.addSubview(passwordLabel)

    passwordField = UITextField()
    passwordField.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(passwordField)

    signInButton = UIButton()
    signInButton.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(signInButton)

    setupConstraints()
  }

  private func setupConstraints() {
    let logoCenterXConstraint = NSLayoutConstraint(
      item: imageView!, attribute: .centerX, relatedBy: .equal, toItem: view, attribute: .centerX,
      multiplier: 1.0, constant: 0.0)
    view.addConstraint(logoCenterXConstraint)

    // Set the top of our image view to be 20 points below the bars.
    let logoTopPadding = imageView.topAnchor.constraint(
      equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20)
    view.addConstraint(logoTopPadding)

    // We want the logo view to be 96 points wide and tall.
    let logoWidth = imageView.widthAnchor.constraint(equalToConstant: 96)
    let logoHeight = imageView.heightAnchor.constraint(equalToConstant: 96)
    view.addConstraints([logoWidth, logoHeight])

    NSLayoutConstraint.activate([
      emailField.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      emailField.widthAnchor.constraint(equalToConstant: 200),
      emailLabel.leadingAnchor.constraint(equalTo: emailField.leadingAnchor),
      emailLabel.trailingAnchor.constraint(equalTo: emailField.trailingAnchor),
      emailField.topAnchor.constraint(equalTo: emailLabel.bottomAnchor, constant: 10),
      emailLabel.topAnchor.constraint(equalTo: imageView.bottomAnchor, constant: 8),
    ])

    let views: [String: Any] = [
      "emailField": emailField!, "passwordLabel": passwordLabel!, "passwordField": passwordField!,
      "signInButton": signInButton!,
    ]
    view.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:[emailField]-8-[passwordLabel][passwordField]-8-[signInButton]",
        options: .alignAllLeading, metrics: nil, views: views))
    view.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:[passwordField(==emailField)]", options: [], metrics: nil,
        views: views))
  }
}
