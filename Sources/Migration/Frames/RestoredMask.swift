import LayoutDialects
import LayoutModel
import LightSyntax
import SourceText

/// A statement that switches a view's autoresizing mask on again, behind the one that adds the view: a function that
/// makes views for others switches it off.
struct RestoredMask: Sendable {
  let view: String
  let insertion: TextEdit

  /// `nil` unless the mask is off when the view is added, and never switched off later.
  init?(of view: ItemID, in set: ViewSet, _ source: ClassSource) {
    let description = set.scope.descriptions[view.index]
    let file = source.file
    guard let addition = description.addition, addition.file == source.fileIndex,
      description.additionCount == 1, addition.moment.closure == 0,
      addition.moment.branches.isEmpty, source.setUp.names.contains(addition.function),
      description.optOuts.allSatisfy({ optOut in
        Self.isInitial(optOut, of: description, set, source)
          || optOut.moment.surelyPrecedes(addition.moment)
      })
    else { return nil }
    let name = set.name(view)
    let text = file.source.file.text(addition.statement)
    guard let written = [name, "self." + name].first(where: { text.hasSuffix("(\($0))") }),
      let lines = file.wholeLines(addition.statement, file.lines),
      let first = file.lines.range(ofLine: file.lines.position(at: lines.start).line)
    else { return nil }
    self.view = name
    let blanks = file.source.file.bytes[first.start..<addition.statement.start]
    let statement =
      String(decoding: blanks, as: UTF8.self) + written
      + ".\(autoresizingFlag) = true\n"
    insertion = .insert(file.lineEnding.applied(to: statement), at: lines.end)
  }

  /// Whether something happens while the view is made as the first value of its property.
  private static func isInitial(
    _ site: ItemDescription.Site, of description: ItemDescription, _ set: ViewSet,
    _ source: ClassSource
  ) -> Bool {
    guard let property = source.project.property(description.name, of: source.name),
      property.isLet || property.modifiers.contains(.lazy), let creation = description.creation
    else { return false }
    return site.moment.run == creation.moment.run && site.moment.closure == 0
  }
}

extension Candidate {
  /// Notes that a view's mask is to be switched on again, if that was not tried and is of use.
  mutating func restoresMask(after refusal: Refusal, _ source: ClassSource) -> Bool {
    guard let name = refusal.cause.maskedView,
      !restoredMasks.contains(where: { $0.view == name }),
      let view = set.views.first(where: { set.name($0) == name }),
      let mask = RestoredMask(of: view, in: set, source)
    else { return false }
    restoredMasks.append(mask)
    return true
  }
}
