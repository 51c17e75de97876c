import PureLayout
import UIKit

/// An icon, a title beside it and a line below, placed by PureLayout.
final class PureLayoutCard: UIViewController {
  private let icon = UIView()
  private let caption = UIView()
  private let line = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(icon)
    view.addSubview(caption)
    view.addSubview(line)
    icon.autoSetDimensions(to: CGSize(width: 24, height: 24))
    icon.autoPinEdge(toSuperviewEdge: .left, withInset: 16)
    icon.autoAlignAxis(toSuperviewAxis: .horizontal)
    caption.autoPinEdge(.left, to: .right, of: icon, withOffset: 8)
    caption.autoPinEdge(toSuperviewEdge: .right, withInset: 16)
    caption.autoSetDimension(.height, toSize: 20)
    caption.autoAlignAxis(.horizontal, toSameAxisOf: icon)
    line.autoPinEdgesToSuperviewEdges(with: .zero, excludingEdge: .top)
    line.autoSetDimension(.height, toSize: 1)
  }
}
