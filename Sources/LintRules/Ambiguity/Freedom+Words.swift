import Diagnostics
import LayoutModel
import LayoutSets
import LayoutSolver

extension Freedom {
  /// Whether nothing at all fixes the quantity, rather than a tie between optional constraints.
  var isOpen: Bool {
    if case .open = cause { true } else { false }
  }

  /// What is missing, for people: `width`, `horizontal position and width`.
  var missingWords: String {
    let isHorizontal = axis == .horizontal
    let position = isHorizontal ? "horizontal position" : "vertical position"
    let size = isHorizontal ? "width" : "height"
    return switch missing {
    case .position: position
    case .size: size
    case .positionAndSize: "\(position) and \(size)"
    case .positionOrSize: "\(position) or \(size)"
    }
  }

  /// What is missing, for machines: among `x`, `y`, `width`, `height`.
  var missingQuantities: [String] {
    let (position, size) = axis == .horizontal ? ("x", "width") : ("y", "height")
    return switch missing {
    case .position: [position]
    case .size: [size]
    case .positionAndSize, .positionOrSize: [position, size]
    }
  }

  /// The shortest way to fix it, as an imperative.
  func completionTitle(of name: String) -> String? {
    guard let first = completions.first else { return nil }
    let words = first.map { attribute -> String in
      switch attribute {
      case .left, .leading: "leading"
      case .right, .trailing: "trailing"
      case .top, .bottom, .width, .height, .centerX, .centerY, .firstBaseline, .lastBaseline:
        attribute.rawValue
      }
    }
    return "constrain \(words.joined(separator: " and ")) of '\(name)'"
  }
}
