import UIKit

final class SplashController: UIViewController {
  private let box = UIView()
  private let caption = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    let logo = UIImageView(image: UIImage(named: "logo"))
    logo.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(logo)
    logo.addConstraint(
      NSLayoutConstraint(  // expect: unrelated-views
        item: logo, attribute: .centerX, relatedBy: .equal, toItem: view, attribute: .centerX,
        multiplier: 1, constant: 0))
    view.addConstraint(
      NSLayoutConstraint(
        item: logo, attribute: .top, relatedBy: .equal, toItem: view, attribute: .top,
        multiplier: 1, constant: 0))
    logo.addConstraint(
      NSLayoutConstraint(
        item: logo, attribute: .width, relatedBy: .equal, toItem: logo, attribute: .height,
        multiplier: 1, constant: 0))
    view.addSubview(box)
    view.addSubview(caption)
    box.translatesAutoresizingMaskIntoConstraints = false
    caption.translatesAutoresizingMaskIntoConstraints = false
    let below = caption.topAnchor.constraint(equalTo: box.bottomAnchor)  // expect: unrelated-views
    box.addConstraint(below)
    box.addConstraints([
      box.topAnchor.constraint(equalTo: view.topAnchor),  // expect: unrelated-views
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor),  // expect: unrelated-views
    ])
    box.heightAnchor.constraint(equalToConstant: 1).isActive = true
    box.widthAnchor.constraint(equalToConstant: 1).isActive = true
    caption.leadingAnchor.constraint(equalTo: box.leadingAnchor).isActive = true  // expect: text-without-limit
  }
}
