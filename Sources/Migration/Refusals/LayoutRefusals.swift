import LayoutDialects
import LayoutModel

// What constraints say, rather than the code around them.

extension Refusal.Cause {
  static func undetermined(_ extents: [(view: String, attribute: String)]) -> Self {
    let names = extents.map { attributeName($0.attribute, of: $0.view) }
    return Self(
      "undetermined",
      "the constraints do not determine all frames: \(names.joined(separator: ", "))",
      openViews: Set(extents.map(\.view)))
  }

  static func contentSize(_ view: String) -> Self {
    Self(
      "content-size",
      "the size of '\(view)' depends on its content, which is not known here")
  }

  static let conflicting = Self("conflicting", "the constraints conflict")

  static let priority = Self("priority", "the frames depend on the priorities of constraints")

  static func contentPriority(_ view: String) -> Self {
    Self(
      "content-priority",
      "the size of '\(view)' depends on content hugging or compression resistance")
  }

  static let inequality = Self(
    "inequality", "more than one frame could satisfy the inequality")

  static func number(_ text: String?) -> Self {
    Self(
      "unknown-number",
      "\(text.map { "'\($0)'" } ?? "a number in the constraint") is known only where the constraint is created:"
        + " a layout method needs a number, or a property or constant of the class")
  }

  static func wholeDivision(_ text: String) -> Self {
    Self(
      "unknown-number",
      "'\(text)' contains an integer division, and its value would change if it were computed with"
        + " CGFloat")
  }

  static let systemSpacing = Self(
    "unknown-number", "the system chooses the spacing, and a layout method cannot read it")

  static func severalNumbers(_ name: String) -> Self {
    Self("unknown-number", "'\(name)' has different values in different places")
  }

  static let baseline = Self("baseline", "the position of a baseline depends on the font")

  /// A share of a size is added to an anchor, for which the library makes a guide.
  static func guide(ofLibrary dialect: DialectName) -> Self {
    Self(
      "guide",
      "\(dialect.library?.module ?? dialect.rawValue) creates a layout guide here, which the new code would not create"
    )
  }

  static func guide(_ name: String) -> Self {
    Self("guide", "the frame of the layout guide '\(name)' is not available in a layout method")
  }

  static func scrollContent(_ view: String) -> Self {
    Self("scroll-content", "the views are the scrollable content of '\(view)'")
  }

  static func givesSize(_ axis: Axis) -> Self {
    Self(
      "gives-size",
      "the constraints determine the container's \(axis == .horizontal ? "width" : "height"), which"
        + " frames cannot do ('--allow outer-size' assumes that its size is set elsewhere)")
  }

  static let mixedDirections = Self(
    "mixed-directions",
    "a left or right edge is constrained to an attribute that follows the reading direction")

  static func direction(_ view: String) -> Self {
    Self(
      "right-to-left",
      "in right-to-left layouts, mirroring the frame of '\(view)' would not produce the frame that"
        + " the constraints produce ('--allow left-to-right' ignores such layouts)")
  }

  static let tooLarge = Self("too-large", "there are too many constraints")

  /// - Parameter views: their names; at least one.
  static func dependentFrames(_ views: [String]) -> Self {
    var names = Set(views).sorted().map { "'\($0)'" }
    if names.count == 1 { return unproven("the frame of \(names[0]) depends on itself") }
    let left = names.count - mostNames
    if left > 0 { names = names.prefix(mostNames) + ["\(left) more"] }
    return unproven(
      "the frames of \(names.joined(separator: ", ", last: " and ")) depend on each other")
  }

  /// As many names as fit in a line.
  private static let mostNames = 5

  static func unproven(_ what: String) -> Self {
    Self("unproven", "the rewritten code could not be proven to produce the same frames: \(what)")
  }
}
