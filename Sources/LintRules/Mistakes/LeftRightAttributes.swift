import Diagnostics
import LayoutDialects
import LayoutModel
import SourceText

extension Rule {
  /// A constraint uses left or right where leading or trailing would follow the reading direction.
  ///
  /// - Why: in languages that read from the right, the view stays at the left while all around it moves.
  /// - Fix (unsafe): writes leading for left and trailing for right, on both sides of the constraint.
  /// - Silent: for maps, charts, players and graphics by the item's name, which are not mirrored.
  package static let leftRightAttributes = Rule(
    "left-right-attributes",
    check: .constraint { constraint, context, _ in
      let attribute = constraint.first.attribute
      guard attribute.isAbsolute else { return [] }
      let origin = context.origin(constraint)
      let name = context.name(constraint.first.item).lowercased()
      guard !unmirrored.contains(where: name.contains) else { return [] }
      let other = attribute == .left ? "leading" : "trailing"
      return [
        Diagnostic(
          "the \(attribute.rawValue) edge of '\(context.name(constraint.first.item))' stays where it is in languages that read from the right; \(other) follows them",
          at: origin.spelling, fixes: context.directionFix(constraint).map { [$0] } ?? [],
          subject: context.subject(constraint))
      ]
    }
  )
}

/// Words in the names of views that are not mirrored.
/// Source: Apple, Human Interface Guidelines, "Right to left".
private let unmirrored = ["chart", "graph", "map", "player", "timeline", "waveform"]

extension LayoutContext {
  /// Both sides, for anchors: leading cannot be tied to left.
  fileprivate func directionFix(_ constraint: Constraint) -> Fix? {
    let origin = origin(constraint)
    guard origin.dialect == "anchor", origin.via.isEmpty, let second = origin.second,
      constraint.second?.attribute.isAbsolute ?? false
    else { return nil }
    let file = files[origin.file].source.file
    var edits: [TextEdit] = []
    for range in [origin.first, second] {
      let text = file.text(range)
      guard
        let (old, new) = [("leftAnchor", "leadingAnchor"), ("rightAnchor", "trailingAnchor")]
          .first(where: { text.hasSuffix($0.0) })
      else { return nil }
      edits.append(TextEdit(SourceRange(range.end - old.utf8.count, range.end), new))
    }
    return Fix(
      "use leading and trailing", .unsafe, edits,
      risk: "the view changes sides in languages that read from the right")
  }
}
