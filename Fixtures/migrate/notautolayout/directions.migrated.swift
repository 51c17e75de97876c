import NotAutoLayout
import UIKit

// build: MadeLeftBar()
/// Left and right mean the same in every language.
final class MadeLeftBar: UIViewController {
  private let bar = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bar)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.nal.layout(bar) { $0
      .setLeft(by: { $0.left + 4 })
      .setTop(by: { $0.top })
      .setBottom(by: { $0.bottom })
      .setWidth(to: 6)
    }
  }
}

// build: MadeSafeIcon()
/// Leading in the safe area, whose sides differ in landscape.
final class MadeSafeIcon: UIViewController {
  private let icon = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(icon)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safeArea = view.bounds.inset(by: view.safeAreaInsets)
    view.nal.layout(icon) { $0
      .setLeft(by: { $0.safeAreaGuide.left + 16 })
      .setTop(by: { $0.safeAreaGuide.top + 16 })
      .setWidth(to: 32)
      .setHeight(to: 32)
    }
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      icon.frame.origin.x = safeArea.minX + safeArea.maxX - icon.frame.maxX
    }
  }
}

// build: MadeMixedEdges()
/// One edge in the safe area, the other at the screen's.
final class MadeMixedEdges: UIViewController {
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
    view.nal.layout(strip) { $0
      .setLeft(to: Float(safeArea.minX + 10))
      .setRight(by: { $0.right })
      .setMiddle(by: { $0.middle })
      .setHeight(to: 2)
    }
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      strip.frame.origin.x = bounds.minX + bounds.maxX - strip.frame.maxX
    }
  }
}

// build: MadeNestedLeading()
/// Leading inside a view that is mirrored itself.
final class MadeNestedLeading: UIViewController {
  private let bubble = UIView()
  private let dot = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bubble)
    bubble.addSubview(dot)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.nal.layout(bubble) { $0
      .setLeft(by: { $0.left + 12 })
      .setTop(by: { $0.top + 12 })
      .setWidth(by: { $0.width * 0.6 })
      .setHeight(to: 60)
    }
    bubble.nal.layout(dot) { $0
      .setLeft(by: { $0.left + 6 })
      .setMiddle(by: { $0.middle })
      .setWidth(to: 10)
      .setHeight(to: 10)
    }
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      bubble.frame.origin.x = view.bounds.minX + view.bounds.maxX - bubble.frame.maxX
      dot.frame.origin.x = bubble.bounds.minX + bubble.bounds.maxX - dot.frame.maxX
    }
  }
}
