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
    close.translatesAutoresizingMaskIntoConstraints = false
    card.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(spaced)
    view.addSubview(close)
    view.addSubview(card)
    card.addSubview(first)
    first.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      spaced.leadingAnchor.constraint(equalTo: view.leadingAnchor),  // expect: first-pass
      spaced.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      spaced.topAnchor.constraint(equalTo: view.topAnchor),
      spaced.heightAnchor.constraint(equalToConstant: 40),
    ])
    NSLayoutConstraint.activate([
      close.leftAnchor.constraint(equalTo: view.leftAnchor),
      close.rightAnchor.constraint(equalTo: view.rightAnchor),
      close.topAnchor.constraint(equalTo: view.topAnchor, constant: 40),
      close.heightAnchor.constraint(equalToConstant: 40),
    ])
    NSLayoutConstraint.activate([
      card.leftAnchor.constraint(equalTo: view.leftAnchor),
      card.rightAnchor.constraint(equalTo: view.rightAnchor),
      card.topAnchor.constraint(equalTo: view.topAnchor, constant: 80),
      card.heightAnchor.constraint(equalToConstant: 40),
    ])
    NSLayoutConstraint.activate([
      first.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 16),
      first.rightAnchor.constraint(equalTo: card.rightAnchor, constant: -16),
      first.topAnchor.constraint(equalTo: card.topAnchor),
    ])
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
    plain.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(shade)
    view.addSubview(pictures)
    view.addSubview(plain)
    NSLayoutConstraint.activate([
      pictures.topAnchor.constraint(equalTo: view.topAnchor),  // expect: first-pass
      pictures.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      pictures.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      pictures.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      shade.topAnchor.constraint(equalTo: view.topAnchor),  // expect: first-pass
      shade.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      shade.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      shade.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      plain.topAnchor.constraint(equalTo: view.topAnchor),
      plain.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      plain.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      plain.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
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
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 40),  // expect: gives-size
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
    let end = label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -40)  // expect: gives-size
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
    tight.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(roomy)
    view.addSubview(tight)
    NSLayoutConstraint.activate([
      roomy.topAnchor.constraint(equalTo: view.topAnchor),  // expect: first-pass
      roomy.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      roomy.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      roomy.heightAnchor.constraint(equalToConstant: 40),
      tight.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      tight.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tight.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tight.heightAnchor.constraint(equalToConstant: 40),
    ])
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
    label.text = text  // expect: content-changes
  }

  required init?(coder: NSCoder) { fatalError() }
}

/// Its size comes from outside, and its constraints go as well.
final class SteadyBanner: UIView {
  private let line = UIView()

  init() {
    super.init(frame: .zero)
    line.translatesAutoresizingMaskIntoConstraints = false
    addSubview(line)
    NSLayoutConstraint.activate([
      line.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 40),
      line.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -40),
      line.topAnchor.constraint(equalTo: topAnchor),
      line.heightAnchor.constraint(equalToConstant: 2),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
}

final class SizedBanners: UIViewController {
  private let changing = ChangingBanner()
  private let steady = SteadyBanner()

  override func viewDidLoad() {
    super.viewDidLoad()
    changing.translatesAutoresizingMaskIntoConstraints = false
    steady.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(changing)
    view.addSubview(steady)
    NSLayoutConstraint.activate([
      changing.topAnchor.constraint(equalTo: view.topAnchor),  // expect: first-pass
      changing.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      changing.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      changing.heightAnchor.constraint(equalToConstant: 40),
      steady.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      steady.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      steady.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      steady.heightAnchor.constraint(equalToConstant: 40),
    ])
  }
}
