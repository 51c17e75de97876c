import UIKit

// layoutlint:disable:file unscaled-constant - the numbers are what these fixtures are about

/// Everything here may be placed by something that is not seen.
final class OrderViewController: UIViewController {
  @IBOutlet private var banner: UIView!
  private let handedOn = UIView()
  private let listed = UIView()
  private let framed = UIView()
  private let arranged = UIView()
  private let stored = UIView()
  private let pictured = UIImageView()
  private let own = PriceView()
  private let stack = UIStackView()
  private let label = UILabel()
  private let maybe = UIView()
  private var storedHeight: NSLayoutConstraint?
  private var all: [UIView] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [handedOn, listed, framed, stored, pictured, own, stack, label, maybe] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    stack.axis = traitCollection.verticalSizeClass == .compact ? .horizontal : .vertical
    stack.addArrangedSubview(arranged)
    Layout.place(handedOn)
    all = [listed]
    framed.frame.size.height = 20
    pictured.image = UIImage(named: "receipt")
    storedHeight = stored.heightAnchor.constraint(equalToConstant: 20)
    if traitCollection.horizontalSizeClass == .compact {
      maybe.heightAnchor.constraint(equalToConstant: 44).isActive = true
    } else {
      maybe.heightAnchor.constraint(equalToConstant: 60).isActive = true
    }
    NSLayoutConstraint.activate([
      banner.topAnchor.constraint(equalTo: view.topAnchor),
      handedOn.topAnchor.constraint(equalTo: view.topAnchor),
      listed.topAnchor.constraint(equalTo: view.topAnchor),
      framed.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      framed.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      framed.topAnchor.constraint(equalTo: view.topAnchor),
      arranged.widthAnchor.constraint(equalToConstant: 20),
      stored.topAnchor.constraint(equalTo: view.topAnchor),
      stored.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stored.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      pictured.topAnchor.constraint(equalTo: stored.bottomAnchor),
      pictured.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      own.topAnchor.constraint(equalTo: pictured.bottomAnchor),
      own.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stack.topAnchor.constraint(equalTo: own.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      label.topAnchor.constraint(equalTo: stack.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      label.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor),
      maybe.topAnchor.constraint(equalTo: label.bottomAnchor),
      maybe.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      maybe.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }

  func lineUp() {
    all.forEach { $0.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true }
  }
}

final class PriceView: UIView {}
