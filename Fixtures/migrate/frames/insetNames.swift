import UIKit

// build: InsetScreen()
/// What lies between the edge of the screen and the safe area is called by its name.
final class InsetScreen: UIViewController {
  private let top = UIView()
  private let foot = UIView()
  private let side = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for item in [top, foot, side] {
      item.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(item)
    }
    NSLayoutConstraint.activate([
      top.topAnchor.constraint(equalTo: view.topAnchor),
      top.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      top.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      top.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      foot.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8),
      foot.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      foot.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      foot.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      side.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      side.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      side.leftAnchor.constraint(equalTo: view.leftAnchor),
      side.widthAnchor.constraint(equalToConstant: 4),
    ])
  }
}

// build: MarginBar()
/// Inside of a view, too, and above a margin.
final class MarginBar: UIView {
  private let head = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    head.translatesAutoresizingMaskIntoConstraints = false
    addSubview(head)
    NSLayoutConstraint.activate([
      head.topAnchor.constraint(equalTo: topAnchor),
      head.leadingAnchor.constraint(equalTo: leadingAnchor),
      head.trailingAnchor.constraint(equalTo: trailingAnchor),
      head.bottomAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor, constant: 3),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
}

/// Insets of the project's own kind are no `UIEdgeInsets`.
struct OwnInsets {
  let top: CGFloat = 1
  let left: CGFloat = 2
  let bottom: CGFloat = 3
  let right: CGFloat = 4
}

// build: PaddedCard()
/// Four insets of one value are that value.
final class PaddedCard: UIView {
  private let padding = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  private let own = OwnInsets()
  private let inner = UIView()
  private let crossed = UIView()
  private let strange = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for item in [inner, crossed, strange] {
      item.translatesAutoresizingMaskIntoConstraints = false
      addSubview(item)
    }
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: topAnchor, constant: padding.top),
      inner.leftAnchor.constraint(equalTo: leftAnchor, constant: padding.left),
      inner.rightAnchor.constraint(equalTo: rightAnchor, constant: -padding.right),
      inner.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -padding.bottom),
      crossed.topAnchor.constraint(equalTo: topAnchor, constant: padding.bottom),
      crossed.leftAnchor.constraint(equalTo: leftAnchor, constant: padding.left),
      crossed.rightAnchor.constraint(equalTo: rightAnchor, constant: -padding.right),
      crossed.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -padding.top),
      strange.topAnchor.constraint(equalTo: topAnchor, constant: own.top),
      strange.leftAnchor.constraint(equalTo: leftAnchor, constant: own.left),
      strange.rightAnchor.constraint(equalTo: rightAnchor, constant: -own.right),
      strange.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -own.bottom),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
}
