// allow: left-to-right
import NotAutoLayout
import UIKit

/// Leading is left.
final class MadeLeft: UIViewController {
  private let icon = UIView()
  private let name = UILabel()
  private let note = UILabel()
  private let inset: CGFloat = 12

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [icon, name, note] {
      view.addSubview(child)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // Assumes a left-to-right interface.
    view.nal.layout(icon) { $0
      .setLeft(by: { $0.safeAreaGuide.left + Float(self.inset) })
      .setTop(by: { $0.safeAreaGuide.top + Float(self.inset) })
      .setWidth(to: 40)
      .setHeight(to: 40)
    }
    view.nal.layout(name) { $0
      .pinLeft(to: icon, with: { $0.right + Float(self.inset) })
      .setRight(by: { $0.safeAreaGuide.right - Float(self.inset) })
      .pinMiddle(to: icon, with: { $0.middle })
      .fitHeight()
    }
    view.nal.layout(note) { $0
      .pinLeft(to: name, with: { $0.left })
      .pinRight(to: name, with: { $0.right })
      .pinTop(to: name, with: { $0.bottom + 4 })
      .fitHeight()
    }
  }
}
