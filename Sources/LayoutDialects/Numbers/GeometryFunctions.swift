import LayoutModel
import LightSyntax
import SwiftTokens

/// Functions that make geometry, and what their arguments are called.
struct GeometryFunctions: Sendable {
  static let frames: [String: [String]] = {
    let rectangle = ["x", "y", "width", "height"]
    let (size, point) = (["width", "height"], ["x", "y"])
    return [
      "CGRect": rectangle, "CGRectMake": rectangle, "NSRect": rectangle, "NSMakeRect": rectangle,
      "CGSize": size, "CGSizeMake": size, "NSSize": size, "CGPoint": point, "CGPointMake": point,
      "NSPoint": point,
    ]
  }()
  static let insets: [String: [String]] = {
    let absolute = ["top", "left", "bottom", "right"]
    return [
      "UIEdgeInsets": absolute, "UIEdgeInsetsMake": absolute, "NSEdgeInsets": absolute,
      "NSEdgeInsetsMake": absolute,
      "NSDirectionalEdgeInsets": ["top", "leading", "bottom", "trailing"],
    ]
  }()
  static let all = GeometryFunctions(frames.merging(insets) { first, _ in first })

  private let parts: [String: [String]]

  private init(_ parts: [String: [String]]) { self.parts = parts }

  var names: [String] { Array(parts.keys) }

  /// What the argument at an index of a call is called.
  func part(_ argument: Argument, at index: Int, of name: String, in file: SyntaxFile) -> String {
    if let label = file.label(argument) { return label }
    guard let names = parts[name], index < names.count else { return "" }
    return names[index]
  }
}

/// The axis that a part of geometry or an attribute is about.
func layoutAxis(of part: String) -> Axis? {
  switch part {
  case "x", "dx", "left", "right", "leading", "trailing", "width", "centerX": .horizontal
  case "y", "dy", "top", "bottom", "height", "centerY", "firstBaseline", "lastBaseline": .vertical
  default: nil
  }
}
