// allow: left-to-right,enough-room
import UIKit

/// Two texts at the ends of a row, which would overlap where both are long.
final class PriceRow: UIView {
  private let caption = UILabel()
  private let price = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for child in [caption, price] {
      addSubview(child)
    }
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func layoutSubviews() {
    super.layoutSubviews()
    // Assumes that there is enough space for all views of a fixed size.
    // Assumes a left-to-right interface.
    do {
      let captionSize = caption.intrinsicContentSize
      let priceSize = price.intrinsicContentSize
      let area = bounds.inset(by: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
      let row = Layout(parentFrame: area, direction: .row, alignment: .center)
      try row.add(items: [.size(captionSize), .flexible, .size(priceSize)])
      caption.frame = try row.frame(at: 0)
      price.frame = try row.frame(at: 2)
    } catch {
      // There is too little room: the views keep their frames.
    }
  }
}

/// Leading edges, which are left ones here.
final class MenuScreen: UIViewController {
  private let first = UILabel()
  private let second = UILabel()
  private let mark = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [first, second, mark] {
      view.addSubview(child)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // Assumes a left-to-right interface.
    let bounds = view.bounds
    do {
      let firstWidth = first.intrinsicContentSize.width
      let area = CGRect(
        x: bounds.minX + 8, y: bounds.minY + 30,
        width: .greatestFiniteMagnitude, height: bounds.height - 30)
      let row = Layout(parentFrame: area, direction: .row, alignment: .leading)
      try row.add(items: [
        .size(CGSize(width: 20, height: 20)), .dynamic(.row, 8), .width(firstWidth),
      ])
      mark.frame = try row.frame(at: 0)
      let firstHeight = first.sizeThatFits(
        CGSize(width: firstWidth, height: CGFloat.greatestFiniteMagnitude)
      ).height
      let secondSize = second.intrinsicContentSize
      let firstFrame = try row.frame(at: 2)
      let firstArea = CGRect(
        x: firstFrame.minX, y: firstFrame.minY,
        width: firstFrame.width, height: .greatestFiniteMagnitude)
      let column = Layout(parentFrame: firstArea, direction: .column, alignment: .leading)
      try column.add(items: [.height(firstHeight), .dynamic(.column, 6), .size(secondSize)])
      first.frame = try column.frame(at: 0)
      second.frame = try column.frame(at: 2)
    } catch {
      // There is too little room: the views keep their frames.
    }
  }
}
