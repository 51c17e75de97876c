import TinyConstraints
import UIKit

// build: TinyCard()
/// Edges, sizes and constraints that are put in force later.
final class TinyCard: UIView {
  private let title = UILabel()
  private let box = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
    addSubview(box)
    title.edgesToSuperview(excluding: .bottom, insets: .uniform(8), usingSafeArea: true)
    box.topToBottom(of: title, offset: 4, priority: .defaultHigh)
    box.leading(to: title)
    box.trailingToSuperview(offset: 12, relation: .equalOrLess)
    box.width(min: 40, max: 80)
    NSLayoutConstraint.activate([box.height(30, isActive: false)])
  }

  required init?(coder: NSCoder) { fatalError() }
}
