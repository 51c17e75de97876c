import LayoutModel

/// The options of a visual format.
/// Source: Apple, `NSLayoutConstraint.FormatOptions`.
package struct VisualFormatOptions: Hashable, Sendable {
  package enum Direction: Hashable, Sendable {
    case leadingToTrailing, leftToRight, rightToLeft
  }

  /// The attributes that neighbors share, in ascending order of UIKit's raw values.
  package private(set) var alignments: [Attribute]
  package private(set) var direction: Direction
  /// Whether vertical distances run from baseline to baseline.
  package private(set) var isBaselineToBaseline: Bool

  package init() {
    alignments = []
    direction = .leadingToTrailing
    isBaselineToBaseline = false
  }

  /// The options in a raw value; `nil` if it contains anything else.
  package init?(rawValue: Int) {
    self.init()
    guard rawValue >= 0, rawValue < 1 << 20 else { return nil }
    var rest = rawValue
    for (bit, attribute) in Self.attributes where rest & 1 << bit != 0 {
      alignments.append(attribute)
      rest ^= 1 << bit
    }
    switch rest >> 16 & 3 {
    case 0: break
    case 1: direction = .leftToRight
    case 2: direction = .rightToLeft
    default: return nil
    }
    isBaselineToBaseline = rest & 1 << 19 != 0
    guard rest & ~(3 << 16 | 1 << 19) == 0 else { return nil }
  }

  /// The options that both contain; `nil` if their directions differ.
  package func union(_ other: VisualFormatOptions) -> VisualFormatOptions? {
    VisualFormatOptions(rawValue: rawValue | other.rawValue)
  }

  package var rawValue: Int {
    var value = isBaselineToBaseline ? 1 << 19 : 0
    switch direction {
    case .leadingToTrailing: break
    case .leftToRight: value |= 1 << 16
    case .rightToLeft: value |= 2 << 16
    }
    for (bit, attribute) in Self.attributes where alignments.contains(attribute) {
      value |= 1 << bit
    }
    return value
  }

  /// The one option of that name, in the spelling of any version of Swift; `nil` if there is none.
  package init?(named name: String) {
    let lowered = name.prefix(1).lowercased() + name.dropFirst()
    switch lowered {
    case "directionLeadingToTrailing", "spacingEdgeToEdge": self.init()
    case "directionLeftToRight": self.init(rawValue: 1 << 16)
    case "directionRightToLeft": self.init(rawValue: 2 << 16)
    case "spacingBaselineToBaseline": self.init(rawValue: 1 << 19)
    case "alignAllBaseline": self.init(rawValue: 1 << 11)
    default:
      guard
        let found = Self.attributes.first(where: { lowered == Self.name(of: $0.attribute) })
      else { return nil }
      self.init(rawValue: 1 << found.bit)
    }
  }

  /// `alignAllTop`.
  package static func name(of alignment: Attribute) -> String {
    let name = alignment.rawValue
    return "alignAll" + name.prefix(1).uppercased() + name.dropFirst()
  }

  /// The attributes that can be aligned, with UIKit's raw values.
  private static let attributes: [(bit: Int, attribute: Attribute)] = [
    (1, .left), (2, .right), (3, .top), (4, .bottom), (5, .leading), (6, .trailing), (9, .centerX),
    (10, .centerY), (11, .lastBaseline), (12, .firstBaseline),
  ]
}

extension VisualFormatOptions {
  /// The alignments along the format's own axis: a format with several views raises an exception if it has one.
  ///
  /// A single view has no neighbor to be aligned with, so the run-time system accepts the option.
  package func wrongAlignments(in format: VisualFormat) -> [Attribute] {
    alignments.filter { $0.axis == format.orientation.axis }
  }
}
