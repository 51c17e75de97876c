import NotAutoLayout
import UIKit

/// Lengths that all screens share.
enum NumberTable {
  static let gap: CGFloat = 6
}

private let topInset: CGFloat = 18

// build: MadeNumbers()
/// Numbers of every spelling: closures name properties with `self`.
final class MadeNumbers: UIViewController {
  private let one = UIView()
  private let two = UIView()
  private let three = UIView()
  private let four = UIView()
  private let side: CGFloat = 14
  private let count = 3
  private static let height: CGFloat = 20

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [one, two, three, four] {
      view.addSubview(child)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let half: CGFloat = 7
    view.nal.layout(one) { $0
      .setLeft(by: { $0.left + Float(self.side * 2) })
      .setRight(by: { $0.right - Float(self.side * 2) })
      .setTop(by: { $0.top + Float(topInset) })
      .setHeight(to: Float(Self.height + 4))
    }
    view.nal.layout(two) { $0
      .pinLeft(to: one, with: { $0.left - Float(NumberTable.gap) })
      .pinTop(to: one, with: { $0.bottom + Float(half) })
      .setWidth(by: { ($0.width - Float(self.side) * 2) / 2 })
      .setHeight(to: 30)
    }
    view.nal.layout(three) { $0
      .pinLeft(to: two, with: { $0.right + Float(NumberTable.gap) })
      .pinTop(to: two, with: { $0.top })
      .setWidth(to: Float(side * 1.5))
      .setHeight(to: Float(side))
    }
    view.nal.layout(four) { $0
      .setCenter(by: { $0.center })
      .setBottom(by: { $0.bottom - 21 })
      .setWidth(to: 2.5)
      .setHeight(to: Float(half))
    }
  }
}
