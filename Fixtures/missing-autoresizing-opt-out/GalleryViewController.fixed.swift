import UIKit

final class GalleryViewController: UIViewController {
  @IBOutlet var footer: UIView!

  override func viewDidLoad() {
    super.viewDidLoad()
    let spinner = UIActivityIndicatorView(style: .large)
    spinner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(spinner)
    spinner.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    spinner.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
    footer.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
  }
}
