import UIKit

final class RecentAppsController: UIViewController {
  private let list = UICollectionView(frame: .zero, collectionViewLayout: .init())

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(list)
    list.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      list.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: list.safeAreaLayoutGuide.trailingAnchor),  // expect: subview-safe-area
      view.bottomAnchor.constraint(equalTo: list.safeAreaLayoutGuide.bottomAnchor),  // expect: subview-safe-area
    ])
  }
}

final class SafeAreaNestView: UIView {
  private let outer = UIView()
  private let inner = UIView()

  func setUp() {
    addSubview(outer)
    outer.addSubview(inner)
    outer.translatesAutoresizingMaskIntoConstraints = false
    inner.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      outer.topAnchor.constraint(equalTo: topAnchor),
      outer.bottomAnchor.constraint(equalTo: bottomAnchor),
      outer.leadingAnchor.constraint(equalTo: leadingAnchor),
      outer.trailingAnchor.constraint(equalTo: trailingAnchor),
      inner.topAnchor.constraint(equalTo: outer.topAnchor),
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
      inner.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor),  // expect: subview-safe-area
    ])
  }
}

/// The container's safe area is meant for what lies in it, and for what lies beside it.
final class SafeAreaRowView: UIView {
  private let card = UIView()
  private let caption = UIView()
  private let button = UIView()

  func setUp() {
    addSubview(card)
    addSubview(button)
    card.addSubview(caption)
    for view in [card, caption, button] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
      card.leadingAnchor.constraint(equalTo: leadingAnchor),
      card.trailingAnchor.constraint(equalTo: trailingAnchor),
      card.heightAnchor.constraint(equalToConstant: 0),
      caption.topAnchor.constraint(equalTo: card.safeAreaLayoutGuide.topAnchor),
      caption.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      caption.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      caption.bottomAnchor.constraint(equalTo: card.bottomAnchor),
      button.topAnchor.constraint(equalTo: card.safeAreaLayoutGuide.bottomAnchor),
      button.leadingAnchor.constraint(equalTo: leadingAnchor),
      button.trailingAnchor.constraint(equalTo: trailingAnchor),
      button.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }
}

/// The frame has its edge; the safe area is as large as it may be.
final class SafeAreaBothView: UIView {
  private let card = UIView()

  func setUp() {
    addSubview(card)
    card.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: topAnchor),
      card.leadingAnchor.constraint(equalTo: leadingAnchor),
      card.trailingAnchor.constraint(equalTo: trailingAnchor),
      card.bottomAnchor.constraint(equalTo: bottomAnchor),
      card.safeAreaLayoutGuide.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor),  // expect: redundant-constraint
    ])
  }
}
