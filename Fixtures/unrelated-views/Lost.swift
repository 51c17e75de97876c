import SnapKit
import UIKit

final class LostController: UIViewController {
  private let lost = UILabel()
  private let card = UIView()
  private let title1 = UILabel()
  private let listed = UILabel()  // expect: missing-autoresizing-opt-out
  private let handed = UILabel()  // expect: ambiguous-layout
  private let replaced = UIView()
  let open = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    lost.translatesAutoresizingMaskIntoConstraints = false
    title1.translatesAutoresizingMaskIntoConstraints = false
    handed.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(title1)
    [listed].forEach(view.addSubview)
    install(handed)
    navigationItem.titleView = replaced
    NSLayoutConstraint.activate([
      lost.topAnchor.constraint(equalTo: view.topAnchor),  // expect: edge-ignores-safe-area, unrelated-views
      self.lost.heightAnchor.constraint(equalToConstant: 8),  // expect: unscaled-constant
      title1.topAnchor.constraint(equalTo: view.topAnchor),  // expect: edge-ignores-safe-area, unrelated-views
      title1.leadingAnchor.constraint(equalTo: card.leadingAnchor),  // expect: text-without-limit
      listed.topAnchor.constraint(equalTo: view.topAnchor),  // expect: edge-ignores-safe-area
      handed.topAnchor.constraint(equalTo: view.topAnchor),  // expect: edge-ignores-safe-area
      replaced.topAnchor.constraint(equalTo: view.topAnchor),
      open.topAnchor.constraint(equalTo: view.topAnchor),  // expect: edge-ignores-safe-area, unrelated-views
    ])
  }

  private func install(_ view: UIView) { self.view.addSubview(view) }
}
