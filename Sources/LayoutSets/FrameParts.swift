import LayoutDialects
import LayoutModel
import LightSyntax
import SourceText
import SwiftTokens

/// Parts of a view's frame that code assigns.
struct FrameParts: OptionSet, Sendable {
  let rawValue: UInt8

  static let x = FrameParts(rawValue: 1)
  static let y = FrameParts(rawValue: 2)
  static let width = FrameParts(rawValue: 4)
  static let height = FrameParts(rawValue: 8)
  static let size: FrameParts = [.width, .height]
  static let all: FrameParts = [.x, .y, .size]

  /// What an assignment gives to which these members lead: `frame.size.width`.
  init(members: [String]) {
    switch members {
    case ["bounds"], ["frame", "size"], ["bounds", "size"]: self = .size
    case ["frame", "size", "width"], ["bounds", "size", "width"]: self = .width
    case ["frame", "size", "height"], ["bounds", "size", "height"]: self = .height
    case ["frame", "origin"], ["center"]: self = [.x, .y]
    case ["frame", "origin", "x"], ["center", "x"]: self = .x
    case ["frame", "origin", "y"], ["center", "y"]: self = .y
    default: self = .all
    }
  }

  init(rawValue: UInt8) { self.rawValue = rawValue }
}

extension Standings {
  /// What code gives a view that constraints do not speak of; `nil` if not all is seen that it does.
  mutating func frameParts(of item: ItemID) -> FrameParts? {
    let description = scope.descriptions[item.index]
    guard let creation = description.creation else { return nil }
    let names = [plainName(description.name)] + (description.namesInHelpers ?? [])
    for placement in description.placements {
      let file = surroundings.files[placement.file].source.file
      let named = Set(words(of: file.text(placement.statement)))
      // Where its name does not stand, as in a loop, or stands for something else.
      let isInCreation =
        placement.file == creation.file && creation.statement.start <= placement.range.start
        && placement.range.end <= creation.statement.end
      guard !isInCreation, names.contains(where: { named.contains($0[...]) }) else { return nil }
    }
    return uses(of: item).frameParts
  }
}
