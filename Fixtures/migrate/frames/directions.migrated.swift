import UIKit

// build: LeftBar()
/// Left and right mean the same in every language.
final class LeftBar: UIViewController {
  private let bar = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bar)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    bar.frame = CGRect(x: bounds.minX + 4, y: bounds.minY, width: 6, height: bounds.height)
  }
}

// build: SafeIcon()
/// Leading in the safe area, whose sides differ in landscape.
final class SafeIcon: UIViewController {
  private let icon = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(icon)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safeArea = view.bounds.inset(by: view.safeAreaInsets)
    icon.frame = CGRect(x: safeArea.minX + 16, y: safeArea.minY + 16, width: 32, height: 32)
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      icon.frame.origin.x = safeArea.minX + safeArea.maxX - icon.frame.maxX
    }
  }
}

// build: MixedEdges()
/// One edge in the safe area, the other at the screen's.
final class MixedEdges: UIViewController {
  private let strip = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(strip)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    var safeArea = bounds.inset(by: view.safeAreaInsets)
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      safeArea.origin.x = bounds.minX + bounds.maxX - safeArea.maxX
    }
    strip.frame = CGRect(
      x: safeArea.minX + 10, y: bounds.midY - 1,
      width: bounds.maxX - safeArea.minX - 10, height: 2)
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      strip.frame.origin.x = bounds.minX + bounds.maxX - strip.frame.maxX
    }
  }
}

// build: NestedLeading()
/// Leading inside a view that is mirrored itself.
final class NestedLeading: UIViewController {
  private let bubble = UIView()
  private let dot = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bubble)
    bubble.addSubview(dot)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    bubble.frame = CGRect(
      x: bounds.minX + 12, y: bounds.minY + 12,
      width: bounds.width * 0.6, height: 60)
    dot.frame = CGRect(
      x: bubble.bounds.minX + 6, y: bubble.bounds.midY - 5,
      width: 10, height: 10)
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      bubble.frame.origin.x = bounds.minX + bounds.maxX - bubble.frame.maxX
      dot.frame.origin.x = bubble.bounds.minX + bubble.bounds.maxX - dot.frame.maxX
    }
  }
}

// build: OffCenter()
/// What is added to a center points to the right in every language.
final class OffCenter: UIViewController {
  private let dot = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(dot)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    dot.frame = CGRect(
      x: view.bounds.midX + 15, y: view.bounds.midY - 13,
      width: 10, height: 10)
  }
}
