import Diagnostics
import LayoutDialects
import LayoutModel
import LayoutSets
import LightSyntax
import SourceText
import Suppression

/// A rule: its id and one pure function. Everything else about it is on its page, `rules/<id>.md`.
package struct Rule: Sendable {
  /// What a rule examines. The driver runs only stages that some enabled rule needs.
  package enum Check: Sendable {
    /// The tokens of one file that are one of these names, in order; all rules' names are found in one pass. For
    /// sizes on a screen: of files without layout, only those are looked at that are screen code.
    case words(Set<String>, @Sendable (SyntaxFile, [Int], RuleOptions) -> [Diagnostic])
    /// The layout numbers of one file, once the project's scaling functions are known.
    case numbers(@Sendable (NumberContext, RuleOptions) -> [Diagnostic])
    /// One constraint; the diagnostics lie in the file that holds it.
    case constraint(@Sendable (Constraint, LayoutContext, RuleOptions) -> [Diagnostic])
    /// All constraints of a scope together.
    case scope(@Sendable (LayoutContext, RuleOptions) -> [PlacedDiagnostic])
    /// A type, or a file's top level, with all its scopes.
    case type(@Sendable (TypeContext, RuleOptions) -> [PlacedDiagnostic])
    /// One item; the diagnostics lie in the file of the item's creation.
    case item(@Sendable (Item, LayoutContext, RuleOptions) -> [Diagnostic])
    /// One member that is spelt like an anchor but is none; the diagnostics lie in its file.
    case unknownAnchor(@Sendable (UnknownAnchor, Project) -> [Diagnostic])
    /// One SnapKit call that ends the program; the diagnostics lie in its file.
    case snapKitMistake(@Sendable (SnapKitMistake) -> [Diagnostic])
    /// What is left to say about one file's suppressions, once all other rules have run.
    case suppressions(@Sendable (SuppressionOutcome) -> [Diagnostic])
    /// One mistake in a visual format; the diagnostics lie in its file.
    case visualFormat(@Sendable (VisualFormatProblem) -> [Diagnostic])
    /// One scope as the solver sees it; solved once for all rules that look at it.
    case solution(@Sendable (ScopeSolution, LayoutContext) -> [PlacedDiagnostic])
    /// Code that can be rewritten, by the name of the target. Rewriting knows rules as little as they know it: the
    /// driver joins the two.
    case migration(target: String)
  }

  package let id: String
  package let check: Check
  /// Whether it reports that something is missing, and so reports nothing where not all code was read: see
  /// ``SyntaxFile/isWhole``.
  package let needsWholeCode: Bool
  /// Whether it uses the systems on which the project runs. These are only determined if such a rule is on.
  package let asksForTargets: Bool

  package init(
    _ id: String, needsWholeCode: Bool = false, asksForTargets: Bool = false, check: Check
  ) {
    self.id = id
    self.needsWholeCode = needsWholeCode
    self.asksForTargets = asksForTargets
    self.check = check
  }
}

/// A scope, with what is needed for messages about it.
///
/// A class, because it never changes, and is passed to every rule for every constraint and item.
package final class LayoutContext: Sendable {
  package let scope: LayoutScope
  package let project: Project
  package let files: [SyntaxFile]

  package init(scope: LayoutScope, project: Project, files: [SyntaxFile]) {
    self.scope = scope
    self.project = project
    self.files = files
  }

  package func origin(_ constraint: Constraint) -> ConstraintOrigin {
    scope.origins[constraint.id.index]
  }

  /// The name of an item in the code. Several items of a scope may have the same name; ``LayoutScope/name(_:)`` numbers
  /// them.
  package func name(_ item: ItemID) -> String { plainName(scope.name(item)) }

  package func subject(_ item: ItemID) -> Subject {
    Subject(item: scope.name(item), scope: scope.name)
  }

  /// The constraint's left side, and the numbers of its right one.
  package func subject(_ constraint: Constraint) -> Subject {
    Subject(
      item: scope.name(constraint.first.item), scope: scope.name,
      attribute: constraint.first.attribute.rawValue, relation: constraint.relation.rawValue,
      value: constraint.constant.value.map(format))
  }

  /// A subject: an item, and the contents of several constraints, each once, in an order that does not depend on the
  /// order of the code.
  package func subject(_ item: ItemID, of members: [Constraint.ID]) -> Subject {
    let said = members.map { id -> [String] in
      let part = self.subject(scope.constraints[id.index])
      return [part.attribute ?? "", part.relation ?? "", part.value ?? "?"]
    }
    let parts = Set(said).sorted { $0.lexicographicallyPrecedes($1) }
    func joined(_ index: Int) -> String { parts.map { $0[index] }.joined(separator: ", ") }
    var subject = self.subject(item)
    subject.attribute = joined(0)
    subject.relation = joined(1)
    subject.value = joined(2)
    return subject
  }

  /// `title.top`; in words where the view's name is more than a name.
  package func describe(_ anchor: Anchor) -> String {
    attributeName(anchor.attribute.rawValue, of: name(anchor.item))
  }

  /// `title.topAnchor` where the constraint is written with anchors, and `title.top` elsewhere.
  package func describe(_ anchor: Anchor, of constraint: Constraint) -> String {
    let origin = origin(constraint)
    let isAnchor = origin.source == .anchor && origin.via.isEmpty
    return attributeName(
      anchor.attribute.rawValue + (isAnchor ? "Anchor" : ""), of: name(anchor.item))
  }
}

/// A type, or a file's top level, with all that was read of it.
package struct TypeContext: Sendable {
  package let unit: ReadingUnit
  package let scopes: [LayoutContext]
  package let project: Project
  package let files: [SyntaxFile]

  /// The type's own declarations and extensions, each with its file's index.
  var declarations: [(file: Int, type: TypeDeclaration)] {
    unit.parts.map { ($0.file, files[$0.file][$0.type]) }
  }
}
