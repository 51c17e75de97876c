import UIKit

/// Until the layout method runs, a view that is placed by its frame is empty: there is no room for a stack view's spacing.
final class FirstPassPage: UIViewController {
  private let spaced = UIStackView()
  private let close = UIStackView()
  private let card = UIView()
  private let first = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    spaced.axis = .horizontal
    spaced.spacing = 20
    spaced.addArrangedSubview(UILabel())
    spaced.addArrangedSubview(UILabel())
    close.axis = .vertical
    close.addArrangedSubview(UILabel())
    close.addArrangedSubview(UILabel())
    spaced.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(spaced)
    view.addSubview(close)
    view.addSubview(card)
    card.addSubview(first)
    NSLayoutConstraint.activate([
      spaced.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      spaced.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      spaced.topAnchor.constraint(equalTo: view.topAnchor),
      spaced.heightAnchor.constraint(equalToConstant: 40),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    close.frame = CGRect(x: bounds.minX, y: bounds.minY + 40, width: bounds.width, height: 40)
    card.frame = CGRect(x: bounds.minX, y: bounds.minY + 80, width: bounds.width, height: 40)
    let firstWidth = card.bounds.width - 32
    let firstHeight = first.sizeThatFits(
      CGSize(width: firstWidth, height: CGFloat.greatestFiniteMagnitude)
    ).height
    first.frame = CGRect(
      x: card.bounds.minX + 16, y: card.bounds.minY,
      width: firstWidth, height: firstHeight)
  }
}

/// An infinite frame cannot become constraints; an empty one can, and so can one that is given.
final class Endless: UIViewController {
  private let pictures = UICollectionView(
    frame: .null, collectionViewLayout: UICollectionViewFlowLayout())
  private let shade = UIView(frame: CGRect.infinite)
  private let plain = UIView(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    pictures.translatesAutoresizingMaskIntoConstraints = false
    shade.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(shade)
    view.addSubview(pictures)
    view.addSubview(plain)
    NSLayoutConstraint.activate([
      pictures.topAnchor.constraint(equalTo: view.topAnchor),
      pictures.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      pictures.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      pictures.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      shade.topAnchor.constraint(equalTo: view.topAnchor),
      shade.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      shade.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      shade.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    plain.frame = view.bounds
  }
}
