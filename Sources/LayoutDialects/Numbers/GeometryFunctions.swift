import LayoutModel
import LightSyntax
import SwiftTokens
import UIKitFacts

/// Functions that make geometry, and what their arguments are called.
struct GeometryFunctions: Sendable {
  static let frames = parts { !$0.isInsets }
  static let insets = parts { $0.isInsets }
  static let all = GeometryFunctions(frames.merging(insets) { first, _ in first })

  private static func parts(of isWanted: (GeometryMaker) -> Bool) -> [String: [String]] {
    let makers = GeometryMaker.all.filter { $0.isCounted && isWanted($0) }
    return Dictionary(uniqueKeysWithValues: makers.map { ($0.name, $0.parts) })
  }

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
