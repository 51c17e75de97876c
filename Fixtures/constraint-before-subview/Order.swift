import SnapKit
import UIKit

final class OrderController: UIViewController {
  private let late = UIView()
  private let early = UIView()  // expect: ambiguous-layout
  private let snapped = UIView()  // expect: ambiguous-layout
  private let shared = UIView()  // expect: ambiguous-layout

  override func viewDidLoad() {
    super.viewDidLoad()
    addEarly()
    setUpConstraints()
    setUpViews()
    reset()
    snapped.snp.makeConstraints { make in
      make.top.equalTo(late)  // expect: constraint-before-subview
    }
    view.addSubview(snapped)
  }

  private func addEarly() {
    early.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(early)
  }

  private func setUpConstraints() {
    NSLayoutConstraint.activate([
      late.topAnchor.constraint(equalTo: view.topAnchor),  // expect: constraint-before-subview
      late.heightAnchor.constraint(equalToConstant: 8),  // expect: unscaled-constant
      early.topAnchor.constraint(equalTo: view.topAnchor),
      shared.topAnchor.constraint(equalTo: view.topAnchor),
    ])
  }

  private func setUpViews() {
    late.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(late)
  }

  // It may run before the constraints are made.
  @objc private func reset() {
    shared.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(shared)
  }

  func makers(_ picture: UIImage, _ frame: CGRect) {
    let button = UIButton(type: .system)  // expect: ambiguous-layout
    let photo = UIImageView(image: picture)
    let row = UIStackView(arrangedSubviews: [])  // expect: ambiguous-layout
    let own = OwnView(frame: frame)  // expect: ambiguous-layout
    for item in [button, photo, row, own] { item.translatesAutoresizingMaskIntoConstraints = false }
    button.topAnchor.constraint(equalTo: view.topAnchor).isActive = true  // expect: constraint-before-subview, edge-ignores-safe-area
    row.topAnchor.constraint(equalTo: view.topAnchor).isActive = true  // expect: constraint-before-subview
    own.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    view.addSubview(button)
    view.addSubview(row)
    view.addSubview(own)
  }

  func make(_ picture: UIImage) {
    let photo = UIImageView(image: picture)  // expect: ambiguous-layout
    photo.translatesAutoresizingMaskIntoConstraints = false
    photo.topAnchor.constraint(equalTo: view.topAnchor).isActive = true  // expect: constraint-before-subview
    view.addSubview(photo)
    let wheel = UIActivityIndicatorView(style: .large)  // expect: ambiguous-layout
    wheel.translatesAutoresizingMaskIntoConstraints = false
    wheel.topAnchor.constraint(equalTo: view.topAnchor).isActive = true  // expect: constraint-before-subview, edge-ignores-safe-area
    view.addSubview(wheel)
  }
}

final class OwnView: UIView {}
