import UIKit

// layoutlint:disable:file unscaled-constant - the numbers are what these fixtures are about

/// What the page holds is as wide as the screen, so nothing depends on the width of the content.
final class UploadController: UIViewController {
  private let page = UIScrollView()
  private let field = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    page.translatesAutoresizingMaskIntoConstraints = false
    field.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(page)
    page.addSubview(field)
    NSLayoutConstraint.activate([
      page.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      page.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
      page.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      page.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      field.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
      field.topAnchor.constraint(equalTo: page.topAnchor),
      field.bottomAnchor.constraint(equalTo: page.bottomAnchor),
    ])
  }
}

/// Here the content's own edges are used.
final class OpenUploadController: UIViewController {
  private let page = UIScrollView()  // expect: open-scroll-content
  private let field = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    page.translatesAutoresizingMaskIntoConstraints = false
    field.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(page)
    page.addSubview(field)
    NSLayoutConstraint.activate([
      page.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      page.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
      page.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      page.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      field.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
      field.topAnchor.constraint(equalTo: page.topAnchor),
      field.heightAnchor.constraint(equalToConstant: 40),
    ])
  }
}
