import LayoutDialects
import LightSyntax

/// What a scope stands in: what is needed beside it to judge it.
package struct ScopeSurroundings: Sendable {
  package let project: Project
  package let files: [SyntaxFile]
  package let unit: UnitExtent
  /// Functions that neither place nor size the views that they get.
  package var setupHelpers: Set<String> = []

  /// All calls of the unit that could not be read.
  package let unresolved: [UnresolvedCall]
  /// The calls that set priorities of contents of views that are known.
  let contentPriorityCalls: Set<BuiltPlace>
  private let nameIndex: NameIndex?

  package init(project: Project, files: [SyntaxFile], reading: LayoutReading) {
    self.project = project
    self.files = files
    unit = reading.extent
    // A frame that is not read ties its view to nothing.
    unresolved = reading.scopes.flatMap(\.unresolved).filter { !$0.isFrame }
    contentPriorityCalls = reading.contentPriorityCalls
    nameIndex = NameIndex(unit, files)
  }

  /// Every use of a name in the code that is read together.
  var mentions: Mentions { Mentions(files: files, unit: unit, index: nameIndex) }
}
