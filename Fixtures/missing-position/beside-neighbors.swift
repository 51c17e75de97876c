import UIKit

// A view without a position, beside one of its height that lies at the upper edge: at 0, it is where it was meant to be.
final class BesideController: UIViewController {
  private let row = UIButton()
  private let caption = UILabel()  // expect: missing-position

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [row, caption] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: view.topAnchor),  // expect: edge-ignores-safe-area
      row.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      row.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.25),
      caption.leadingAnchor.constraint(equalTo: row.leadingAnchor),
      caption.trailingAnchor.constraint(equalTo: row.trailingAnchor),
      caption.heightAnchor.constraint(equalTo: row.heightAnchor),
    ])
  }
}

// Its neighbor lies elsewhere, or is as tall only by chance of the text.
final class BelowController: UIViewController {
  private let row = UIButton()
  private let caption = UILabel()  // expect: ambiguous-layout

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [row, caption] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    NSLayoutConstraint.activate([
      row.bottomAnchor.constraint(equalTo: view.bottomAnchor),  // expect: edge-ignores-safe-area
      row.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      row.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.25),
      caption.leadingAnchor.constraint(equalTo: row.leadingAnchor),
      caption.trailingAnchor.constraint(equalTo: row.trailingAnchor),
      caption.heightAnchor.constraint(equalTo: row.heightAnchor),
    ])
  }
}
