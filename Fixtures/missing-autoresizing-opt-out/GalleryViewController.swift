import UIKit

final class GalleryViewController: UIViewController {
  @IBOutlet var footer: UIView!

  override func viewDidLoad() {
    super.viewDidLoad()
    let spinner = UIActivityIndicatorView(style: .large)  // expect: missing-autoresizing-opt-out
    view.addSubview(spinner)
    spinner.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    spinner.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
    footer.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
  }
}
