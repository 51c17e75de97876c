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
  /// The words of those that may constrain what they name on both axes; `nil` where one of them may constrain anything.
  let unresolvedNames: Set<Substring>?
  /// The calls that set priorities of contents of views that are known.
  let contentPriorityCalls: Set<BuiltPlace>
  private let nameIndex: NameIndex?

  package init(project: Project, files: [SyntaxFile], reading: LayoutReading) {
    self.project = project
    self.files = files
    unit = reading.extent
    // A frame that is not read ties its view to nothing.
    unresolved = reading.scopes.flatMap(\.unresolved).filter { !$0.isFrame }
    unresolvedNames = Self.names(in: unresolved, files)
    contentPriorityCalls = reading.contentPriorityCalls
    nameIndex = NameIndex(unit, files)
  }

  private static func names(
    in unresolved: [UnresolvedCall], _ files: [SyntaxFile]
  ) -> Set<Substring>? {
    var names: Set<Substring> = []
    for call in unresolved where call.axis == nil {
      let file = files[call.file].source.file
      // Too much to be looked through, or a text that names views.
      if call.range.length > 2_000 || file.contains("isualFormat", in: call.range) { return nil }
      names.formUnion(words(of: file.text(call.range)))
    }
    return names
  }

  /// Every use of a name in the code that is read together.
  var mentions: Mentions { Mentions(files: files, unit: unit, index: nameIndex) }
}
