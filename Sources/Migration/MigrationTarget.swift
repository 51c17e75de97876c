import LayoutDialects
import LightSyntax

/// A kind of layout code that constraints can be migrated to, and everything in which it differs from other targets.
///
/// Each target is declared in a separate folder, with the code that only this target needs; ``all`` lists them.
package struct MigrationTarget: Sendable {
  /// Its name on the command line; the id of its rule is `migrate-to-` and this name.
  package let name: String
  /// What it writes, in a line of help.
  package let summary: String
  package let rule: RuleWords
  /// The assumptions that it can make. It makes none of them unless asked to.
  package let allowances: [Allowance]
  /// Whether its lengths follow the size of the screen, by helpers that ``MigrationRequest/scaling`` names.
  package let isScaled: Bool
  /// The module that the new code imports.
  let library: Library?
  /// The helper code that the new code needs.
  package let support: SupportingCode?
  /// What it must know of all files of a project.
  let survey: (any ProjectSurvey.Type)?
  let way: Way

  /// What takes the place of constraints.
  enum Way: Sendable {
    /// Statements of a layout method, which are proven to set the same frames.
    case layoutMethod(@Sendable (LayoutCode) -> any FrameStyle)
    /// Other statements where these stand, by code that proves them itself.
    case statements(@Sendable (MigratedType) -> MigrationStep)
  }

  init(
    _ name: String, _ summary: String, rule: RuleWords, allowances: [Allowance] = [],
    isScaled: Bool = false, library: Library? = nil, support: SupportingCode? = nil,
    survey: (any ProjectSurvey.Type)? = nil, way: Way
  ) {
    self.name = name
    self.summary = summary
    self.rule = rule
    self.allowances = allowances
    self.isScaled = isScaled
    self.library = library
    self.support = support
    self.survey = survey
    self.way = way
  }

  /// Whether it also needs the code that creates no layout, given the code that does.
  package func surveysAllCode(_ files: [SyntaxFile]) -> Bool {
    setsFrames || survey?.needsAllCode(files) ?? false
  }

  /// Whether it puts frames in place of constraints.
  package var setsFrames: Bool {
    switch way {
    case .layoutMethod: true
    case .statements: false
    }
  }
}

/// The texts of a target's rule; everything else about the rule is on its page.
package struct RuleWords: Sendable {
  /// The message about the constraints of some views, whose names are passed.
  package let message: @Sendable (_ views: String) -> String
  /// Of the fix, as an imperative.
  package let title: String
  /// What else the fix may change; `nil` for a fix that is safe.
  package let risk: String?

  static let riskOfFrames = "the frames are correct only if the layout method runs"
}

/// A module that new code imports.
struct Library: Sendable {
  let name: String
  /// Types whose names would mean the library's in a file that imports it.
  var types: Set<String> = []
  /// Those of them that new code names, so that no type of the project may be called the same.
  var namedTypes: Set<String> = []
}

/// Code that a project needs once, for the new code to call.
package struct SupportingCode: Sendable {
  /// What it is, in a line of help.
  package let summary: String
  /// A type that new code names.
  var type: NamedType?
  package let text: @Sendable (SupportOptions) -> String
}

/// How supporting code is printed; for targets that scale.
package struct SupportOptions: Sendable, Equatable {
  package var scaling: Scaling
  /// Whether lengths are scaled to the key window, which may be narrower than the screen.
  package var isForSplitView: Bool

  package init(scaling: Scaling = Scaling(), isForSplitView: Bool = false) {
    self.scaling = scaling
    self.isForSplitView = isForSplitView
  }
}

/// What a target must know of all files of a project. It is found once, rather than for each type.
protocol ProjectSurvey: Sendable {
  /// Whether it also needs the code that creates no layout, given the code that does.
  static func needsAllCode(_ files: [SyntaxFile]) -> Bool
  init(_ files: [SyntaxFile], _ project: Project)
}

extension ProjectSurvey {
  static func needsAllCode(_ files: [SyntaxFile]) -> Bool { false }
}
