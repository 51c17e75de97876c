import LayoutDialects
import LayoutModel
import LightSyntax
import SourceText
import UIKitFacts

/// What keeps a view's autoresizing mask on, though a function that makes or adds views for others switches it off: a
/// statement behind the one that adds the view, or the plain call in the place of one that also switches the mask off.
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
    if description.optOuts.contains(where: { $0.statement == addition.statement }) {
      // The call that adds the view switches its mask off.
      let callee = text.dropLast(written.count + 2)
      let called = String(callee.split(separator: ".").last ?? "")
      guard source.files.addUnmasked(called) else { return nil }
      let end = addition.statement.start + callee.utf8.count
      insertion = TextEdit(SourceRange(end - called.utf8.count, end), NameGroup.addingOnTop)
      return
    }
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

extension [SyntaxFile] {
  /// Whether the one function of a name does nothing but switch off the mask of the view that it gets, and add it.
  fileprivate func addUnmasked(_ name: String) -> Bool {
    let found = flatMap { file in
      file.functions.filter { $0.kind == .function && file.name($0.name) == name }
        .map { (file, $0) }
    }
    guard found.count == 1, let (file, function) = found.first, let body = function.body,
      let parameter = file.parameters[function.parameters.indices].first
    else { return false }
    let view = file.name(parameter.name)
    let statements = file.statements(of: body).map { file.text(file[$0].span) }
    return statements.count == 2
      && statements.contains("\(view).\(autoresizingFlag) = false")
      && ["", "self."].contains { receiver in
        statements.contains("\(receiver)\(NameGroup.addingOnTop)(\(view))")
      }
  }
}
