import LayoutDialects
import LightSyntax
import UIKitFacts

extension MigrationTarget {
  /// Constraints, one for one, in the spelling of anchors.
  package static let anchors = MigrationTarget(
    "anchors", "constraints written with anchors",
    rule: RuleWords(
      message: { "the constraints of \($0) can be written with anchors" },
      title: "write them with anchors", risk: nil),
    survey: AnchorSurvey.self,
    way: .statements { type in
      var migrator = AnchorMigrator(type)
      return migrator.migrate()
    })
}

/// What all files say that matters for anchors anywhere.
struct AnchorSurvey: ProjectSurvey {
  /// Those of all files.
  let changes: SnapKitChanges
  /// Of each file.
  let names: [DeclaredNames]
  /// Where code calls methods of libraries that find what they made, by the view's name.
  let handled: [String: [(file: Int, token: Int)]]
  /// Whether priorities are named as before Swift 4, where they were plain numbers.
  let namesFormerPriorities: Bool

  init(_ files: [SyntaxFile], _ project: Project) {
    names = files.map { DeclaredNames(in: $0) }
    changes = SnapKitChanges(in: files, names, project)
    var handled: [String: [(file: Int, token: Int)]] = [:]
    let handles = Set(LayoutLibrary.all.compactMap(\.handle))
    let hashes = NameHashSet(handles)
    for (index, file) in files.enumerated() {
      let tokens = file.source.tokens
      for token in tokens.indices.dropFirst(2) where hashes.contains(tokens[token].nameHash) {
        guard handles.contains(file.name(Int32(token))), tokens[token - 1].kind == .period,
          let name = file.name(before: token)
        else { continue }
        handled[name, default: []].append((index, token))
      }
    }
    self.handled = handled
    namesFormerPriorities = files.contains { file in
      FormerPriority.allCases.contains { file.holdsIdentifier($0.name) }
    }
  }
}

/// Priorities by the names that they had before Swift 4.
/// Source: Apple, `NSLayoutConstraint.h`; the Swift 4 migration guide.
enum FormerPriority: String, CaseIterable {
  case defaultHigh = "DefaultHigh"
  case defaultLow = "DefaultLow"

  var name: String { ClassName.layoutPriority + rawValue }
}
