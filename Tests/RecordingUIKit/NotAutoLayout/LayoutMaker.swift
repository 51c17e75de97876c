import UIKit

extension UIView {
  public var nal: NotAutoLayoutContainer { NotAutoLayoutContainer(parent: self) }
}

public struct NotAutoLayoutContainer {
  let parent: UIView

  /// Sets the frame at once, for no view here is transformed; no number is rounded.
  public func layout(
    _ view: UIView, by making: (LayoutMaker<Start>) -> LayoutMaker<Done>
  ) {
    view.frame = making(LayoutMaker(parent: parent, parts: [])).frame(of: view)
  }
}

/// What a call of a chain says; worked out when the chain is at its end.
enum Part {
  /// A line, by the share of the view that lies before it.
  case column(Float, () -> Float)
  case row(Float, () -> Float)
  case point(Float, Float, () -> Point)
  case width(Length)
  case height(Length)
  case size((UIView) -> Size)
  case frame(() -> Rect)
}

enum Length {
  case value(() -> Float)
  /// What `sizeThatFits` says, with this as the other side.
  case fits(Float)
}

/// What a chain said so far; the state says what may follow.
public struct LayoutMaker<Current: State> {
  let parent: UIView
  let parts: [Part]

  func with<Next: State>(_ part: Part) -> LayoutMaker<Next> {
    LayoutMaker<Next>(parent: parent, parts: parts + [part])
  }

  var guides: ViewLayoutGuides { ViewLayoutGuides(parent: parent) }

  func frame(_ view: UIView?) -> Rect { ViewPinGuides.frame(view, in: parent) }
}

/// What is known along one axis.
private struct Side {
  var lines: [(share: Float, value: Float)] = []
  var size: Float?

  /// Two lines say the size.
  var length: Float? {
    guard size == nil, lines.count == 2 else { return size }
    return (lines[1].value - lines[0].value) / (lines[1].share - lines[0].share)
  }
}

extension LayoutMaker {
  /// Texts are asked for their size in that order: the width first, unless only the height is known.
  func frame(of view: UIView) -> CGRect {
    var (columns, rows) = (Side(), Side())
    var fits: (width: Float?, height: Float?)
    for part in parts {
      switch part {
      case .column(let share, let value): columns.lines.append((share, value()))
      case .row(let share, let value): rows.lines.append((share, value()))
      case .point(let x, let y, let value):
        let point = value()
        columns.lines.append((x, point.x))
        rows.lines.append((y, point.y))
      case .width(.value(let value)): columns.size = value()
      case .height(.value(let value)): rows.size = value()
      case .width(.fits(let limit)): fits.width = limit
      case .height(.fits(let limit)): fits.height = limit
      case .size(let value):
        let size = value(view)
        (columns.size, rows.size) = (size.width, size.height)
      case .frame(let value): return value().cgValue
      }
    }
    if let limit = fits.width {
      let size = CGSize(width: limit.cgValue, height: rows.length?.cgValue ?? 0)
      columns.size = Float(view.sizeThatFits(size).width)
    }
    if let limit = fits.height {
      let size = CGSize(width: columns.length?.cgValue ?? 0, height: limit.cgValue)
      rows.size = Float(view.sizeThatFits(size).height)
    }
    guard let width = columns.length, let height = rows.length else {
      fatalError("a chain ends without a frame")
    }
    return Rect(
      x: columns.lines[0].value - width * columns.lines[0].share,
      y: rows.lines[0].value - height * rows.lines[0].share, width: width, height: height
    ).cgValue
  }
}
