import TinyConstraints
import UIKit

/// Functions that the type's own code calls are rewritten where they are written.
final class FilledForm: UIViewController {
  private let side: CGFloat = 40

  override func viewDidLoad() {
    super.viewDidLoad()
    fill(isWide: true)
    fill(isWide: false)
    let mark = UIView()
    view.addSubview(mark)
    square(mark, side: side / 2)
  }

  private func fill(isWide: Bool) {
    let box = UIView()
    view.addSubview(box)
    box.edges(to: view, insets: .uniform(8))
    let title = UILabel()
    box.addSubview(title)
    if isWide {
      title.width(side)
    }
    title.topToSuperview(offset: 4)
  }

  private func square(_ item: UIView, side: CGFloat) {
    item.width(side)
    item.height(side)
  }
}
