import LayoutDialects
import LayoutSolver
import UIKitFacts

/// How a target writes the statements of a layout method, and how they are read back for the proof.
protocol FrameStyle: Sendable {
  /// Writes the statements that set the frames of all views.
  func write(_ writer: inout FrameWriter) throws(Refusal.Cause)

  /// How the statements for a set are read back.
  func reading(of set: WrittenSet) -> TextReading
}

/// The code for which statements are written, as far as a style asks about it.
struct LayoutCode {
  let project: MigrationProject
  let source: ClassSource
  let reading: LayoutReading
  /// How lengths are scaled to the screen, by targets that do so.
  let scaling: Scaling
  /// The constants that the layout method gets from the functions that made the constraints.
  let localConstants: Set<String>

  /// Whether a label may have several lines: what it asks for then depends on the size that it has.
  var mayWrapText: Bool { source.file.holdsIdentifier(MemberName.numberOfLines) }

  /// The properties of the class.
  var propertyNames: Set<String> {
    reading.unit.map { project.project.propertyNames(of: $0) } ?? []
  }
}

/// A set whose frames statements set.
struct WrittenSet {
  /// The superview of each view of the layout method, by names; the container's is empty.
  let superviews: [String: String]
  /// What is taken for granted about the set.
  let assumptions: Set<Allowance>
  /// `view` or `contentView`; empty for `self`.
  let containerName: String
  /// Those for which the statements are written.
  let directions: [LayoutProblem.ReadingDirection]
}
