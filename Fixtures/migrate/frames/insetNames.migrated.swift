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
      view.addSubview(item)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let safeArea = bounds.inset(by: view.safeAreaInsets)
    top.frame = CGRect(
      x: bounds.minX, y: bounds.minY,
      width: bounds.width, height: view.safeAreaInsets.top)
    foot.frame = CGRect(
      x: bounds.minX, y: safeArea.maxY - 8,
      width: bounds.width, height: view.safeAreaInsets.bottom + 8)
    side.frame = CGRect(x: bounds.minX, y: safeArea.minY, width: 4, height: safeArea.height)
  }
}

// build: MarginBar()
/// Inside of a view, too, and above a margin.
final class MarginBar: UIView {
  private let head = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(head)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func layoutSubviews() {
    super.layoutSubviews()
    head.frame = CGRect(
      x: bounds.minX, y: bounds.minY,
      width: bounds.width, height: layoutMargins.top + 3)
  }
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
      addSubview(item)
    }
  }

  required init?(coder: NSCoder) { fatalError() }

  override func layoutSubviews() {
    super.layoutSubviews()
    inner.frame = bounds.inset(by: padding)
    crossed.frame = CGRect(
      x: bounds.minX + padding.left,
      y: bounds.minY + padding.bottom,
      width: bounds.width - padding.right - padding.left,
      height: bounds.height - padding.top - padding.bottom)
    strange.frame = CGRect(
      x: bounds.minX + own.left, y: bounds.minY + own.top,
      width: bounds.width - own.right - own.left, height: bounds.height - own.bottom - own.top)
  }
}
