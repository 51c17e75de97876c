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

/// Its label needs a width of 80 points and more.
final class RoomyBanner: UIView {
  private let label = UILabel()

  init() {
    super.init(frame: .zero)
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 40),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -40),
      label.topAnchor.constraint(equalTo: topAnchor),
    ])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Its label has as little room as there is.
final class TightBanner: UIView {
  private let label = UILabel()

  init() {
    super.init(frame: .zero)
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    let end = label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -40)
    end.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 40),
      label.topAnchor.constraint(equalTo: topAnchor),
      end,
    ])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Without a size, the first banner would log a conflict.
final class Banners: UIViewController {
  private let roomy = RoomyBanner()
  private let tight = TightBanner()

  override func viewDidLoad() {
    super.viewDidLoad()
    roomy.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(roomy)
    view.addSubview(tight)
    NSLayoutConstraint.activate([
      roomy.topAnchor.constraint(equalTo: view.topAnchor),
      roomy.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      roomy.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      roomy.heightAnchor.constraint(equalToConstant: 40),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    tight.frame = CGRect(x: bounds.minX, y: bounds.maxY - 40, width: bounds.width, height: 40)
  }
}

/// Its size comes from outside, but its text changes later, so it keeps its constraints.
final class ChangingBanner: UIView {
  private let label = UILabel()

  init() {
    super.init(frame: .zero)
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 40),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -40),
      label.topAnchor.constraint(equalTo: topAnchor),
    ])
  }

  func show(_ text: String) {
    label.text = text
  }

  required init?(coder: NSCoder) { fatalError() }
}

/// Its size comes from outside, and its constraints go as well.
final class SteadyBanner: UIView {
  private let line = UIView()

  init() {
    super.init(frame: .zero)
    addSubview(line)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = CGRect(
      x: bounds.minX + 40, y: bounds.minY,
      width: bounds.width - 80, height: 2)
  }
}

final class SizedBanners: UIViewController {
  private let changing = ChangingBanner()
  private let steady = SteadyBanner()

  override func viewDidLoad() {
    super.viewDidLoad()
    changing.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(changing)
    view.addSubview(steady)
    NSLayoutConstraint.activate([
      changing.topAnchor.constraint(equalTo: view.topAnchor),
      changing.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      changing.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      changing.heightAnchor.constraint(equalToConstant: 40),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    steady.frame = CGRect(x: bounds.minX, y: bounds.maxY - 40, width: bounds.width, height: 40)
  }
}
