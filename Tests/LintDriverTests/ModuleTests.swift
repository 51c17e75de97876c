import LintDriver
import LintRules
import TestSupport
import Testing

/// A project as Xcode writes it.
///
/// - Parameter targets: the files that each target compiles, by its name.
private func project(
  _ targets: [String: [String]], more: String = "", folders: [String: String] = [:]
)
  -> String
{
  var text = ""
  for (number, target) in targets.sorted(by: { $0.key < $1.key }).enumerated() {
    let entries = target.value.map { "B\(number)_\($0.key) /* x */," }.joined(separator: " ")
    for file in target.value {
      text +=
        "B\(number)_\(file.key) /* x */ = {isa = PBXBuildFile; fileRef = F_\(file.key) /* x */; };\n"
    }
    text += """
      P\(number) = {isa = PBXSourcesBuildPhase; files = (\(entries)); };
      N_\(target.key) = {isa = PBXNativeTarget; buildPhases = (P\(number) /* Sources */, ); fileSystemSynchronizedGroups = (\(folders[target.key] ?? "")); name = \(target.key); };

      """
  }
  for file in Set(targets.values.joined()) {
    text +=
      "F_\(file.key) = {isa = PBXFileReference; path = \"\(file)\"; sourceTree = \"<group>\"; };\n"
  }
  return "// !$*UTF8*$!\n{\n objects = {\n\(text)\(more)\n };\n rootObject = R0;\n}\n"
}

extension String {
  /// An id for a path.
  fileprivate var key: String { String(map { $0.isLetter ? $0 : "_" }) }
}

private let row = """
  import UIKit
  final class Row: UIView {
    func pin(_ title: UILabel) {
      title.topAnchor.constraint(equalTo: topAnchor, constant: 16).isActive = true
    }
  }

  """
private let table = """
  import UIKit
  enum Spacing { static let s: CGFloat = 8, m: CGFloat = 16, l: CGFloat = 24 }

  """
private let shownTable = """
  import UIKit
  public enum Spacing { public static let s: CGFloat = 8, m: CGFloat = 16, l: CGFloat = 24 }

  """
private let scaling = """
  import UIKit
  extension Int { var up: CGFloat { CGFloat(self) * UIScreen.main.bounds.height / 812 } }

  """

/// What stands in place of the number of a row.
private func replacements(_ files: [String: String]) throws -> [String] {
  let configuration = """
    {"facts": {"tokens": ["Spacing", "CGFloat"], "scalingFunctions": ["up"]}}
    """
  let folder = try TemporaryFolder(
    files.merging([".git/HEAD": "", ".layoutlint.json": configuration]) { text, _ in text })
  var selection = try FileSelection([folder.path("")])
  let only = RuleSelection(only: ["unscaled-constant"])
  selection.readTargets(for: only)
  let options = AnalysisOptions(rules: only, jobs: 2, settings: selection.settings)
  let outcome = Linter(options: options).run(selection)
  #expect(outcome.problems.isEmpty)
  return outcome.findings.flatMap(\.diagnostic.fixes).filter { $0.applicability == .unsafe }
    .flatMap(\.edits).map(\.replacement)
}

@Suite("A fix names what another file declares")
struct ModuleTests {
  @Test(
    "not where that is internal to another module",
    arguments: [
      // A pod of its own beside an app.
      [
        "Kit/Kit.podspec": "s.source_files = 'Classes/**/*'", "Kit/Classes/Row.swift": row,
        "App/Spacing.swift": table,
        "App.xcodeproj/project.pbxproj": project(["App": ["App/Spacing.swift"]]),
      ],
      // Targets of Tuist.
      [
        "Kit/Project.swift": "let project = Project(name: \"Kit\")", "Kit/Sources/Row.swift": row,
        "App/Spacing.swift": table, "App/Project.swift": "let project = Project(name: \"App\")",
      ],
      [
        "Project.swift":
          "let editor = Target.make(name: \"Editor\", sources: \"Editor/*.swift\")\nlet button = Target.make(name: \"Button\", sources: [\"Button/**\"])",
        "Editor/Row.swift": row, "Button/Spacing.swift": table,
      ],
      // A framework, and an app that shows it.
      [
        "Kit.xcodeproj/project.pbxproj": project(["Kit": ["Source/Spacing.swift"]]),
        "KitShow/KitShow.xcodeproj/project.pbxproj": project(["KitShow": ["Row.swift"]]),
        "Source/Spacing.swift": table, "KitShow/Row.swift": row,
      ],
      // Targets of a package in folders of their own.
      [
        "Package.swift":
          "let package = Package(name: \"All\", targets: [.target(name: \"Kit\", path: \"Code/Kit\"), .target(name: \"Rows\", path: \"Code/Rows\")])",
        "Code/Kit/Spacing.swift": table, "Code/Rows/Row.swift": row,
      ],
      // A file of two targets, of which one lacks the table.
      [
        "App.xcodeproj/project.pbxproj": project([
          "App": ["App/Spacing.swift", "Shared/Row.swift"], "Share": ["Shared/Row.swift"],
        ]), "App/Spacing.swift": table, "Shared/Row.swift": row,
      ],
      // A new table counts to the target of the files beside it.
      [
        "App.xcodeproj/project.pbxproj": project([
          "App": ["App/Main.swift", "Shared/Row.swift"], "Share": ["Shared/Row.swift"],
        ]), "App/Main.swift": "import UIKit\n", "App/Spacing.swift": table, "Shared/Row.swift": row,
      ],
      // A target takes in one more file than the folder that another takes in whole.
      [
        "App.xcodeproj/project.pbxproj": project(
          ["App": [], "Share": ["Share/Main.swift"]],
          more:
            "G0 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E0, ); path = App; sourceTree = \"<group>\"; };\nE0 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Views/Row.swift, ); target = N_Share; };",
          folders: ["App": "G0, "]), "App/Spacing.swift": table, "App/Views/Row.swift": row,
        "Share/Main.swift": "import UIKit\n",
      ],
      // It is public, but not imported.
      [
        "Kit/Package.swift": "let package = Package(targets: [.target(name: \"Kit\")])",
        "Kit/Sources/Kit/Spacing.swift": shownTable,
        "Rows/Package.swift": "let package = Package(targets: [.target(name: \"Rows\")])",
        "Rows/Sources/Rows/Row.swift": row,
      ],
      [
        "Kit/Kit.podspec": "",
        "Kit/Spacing.swift": shownTable.replacing("public enum", with: "enum"),
        "Rows/Rows.podspec": "", "Rows/Row.swift": "import Kit\n" + row,
      ],
      [
        "Kit/Kit.podspec": "",
        "Kit/Spacing.swift":
          "import UIKit\nextension CGFloat { public static let rowMargin: CGFloat = 16 }\n",
        "Rows/Rows.podspec": "", "Rows/Row.swift": row,
      ],
    ])
  func hidden(_ files: [String: String]) throws {
    #expect(try replacements(files) == [])
    let scaled = files.mapValues { $0.contains("Spacing") && !$0.contains("path") ? scaling : $0 }
    if !files.values.contains(where: { $0.contains("public ") }) {
      #expect(try replacements(scaled).filter { $0 == "16.up" } == [])
    }
  }

  @Test(
    "where its modules have it, or import it",
    arguments: [
      [
        "Kit/Kit.podspec": "s.source_files = 'Classes/**/*'", "Kit/Classes/Row.swift": row,
        "Kit/Classes/Spacing.swift": table,
      ],
      [
        "Kit/Project.swift": "let project = Project(name: \"Kit\")",
        "Kit/Sources/Views/Row.swift": row,
        "Kit/Sources/Spacing.swift": table,
      ],
      [
        "Project.swift": "let editor = Target.make(name: \"Editor\", sources: \"Editor/*.swift\")",
        "Editor/Row.swift": row, "Editor/Spacing.swift": table,
      ],
      [
        "Package.swift":
          "let package = Package(name: \"All\", targets: [.target(name: \"Kit\", path: \"Code/Kit\")])",
        "Code/Kit/Spacing.swift": table, "Code/Kit/Rows/Row.swift": row,
      ],
      [
        "App.xcodeproj/project.pbxproj": project([
          "App": ["App/Spacing.swift", "Shared/Row.swift"],
          "Share": ["Shared/Row.swift", "App/Spacing.swift"],
        ]), "App/Spacing.swift": table, "Shared/Row.swift": row,
      ],
      // Others may have the table, too.
      [
        "App.xcodeproj/project.pbxproj": project([
          "App": ["App/Spacing.swift", "Shared/Row.swift"], "Share": ["App/Spacing.swift"],
        ]), "App/Spacing.swift": table, "Shared/Row.swift": row,
      ],
      [
        "App.xcodeproj/project.pbxproj": project(["App": ["App/Main.swift", "Shared/Row.swift"]]),
        "App/Main.swift": "import UIKit\n", "App/Spacing.swift": table, "Shared/Row.swift": row,
      ],
      [
        "App.xcodeproj/project.pbxproj": project(
          ["App": []],
          more:
            "G0 = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = \"<group>\"; };\nF0 = {isa = PBXFileReference; path = App.app; sourceTree = BUILT_PRODUCTS_DIR; };",
          folders: ["App": "G0, "]), "App/Spacing.swift": table, "App/Views/Row.swift": row,
      ],
      [
        "Kit/Package.swift": "let package = Package(targets: [.target(name: \"Kit\")])",
        "Kit/Sources/Kit/Spacing.swift": shownTable,
        "Rows/Package.swift": "let package = Package(targets: [.target(name: \"Rows\")])",
        "Rows/Sources/Rows/Row.swift": "import Kit\n" + row,
      ],
      [
        "Kit/Kit.podspec": "", "Kit/Spacing.swift": shownTable, "Rows/Rows.podspec": "",
        "Rows/Row.swift": "import Kit\n" + row,
      ],
    ])
  func shown(_ files: [String: String]) throws {
    #expect(try replacements(files) == ["Spacing.m"])
  }

  @Test("where a table is an extension of a type of the system's")
  func extensions() throws {
    let files = [
      "Kit/Kit.podspec": "",
      "Kit/Spacing.swift":
        "import UIKit\npublic extension CGFloat { static let rowMargin: CGFloat = 16 }\n",
      "Rows/Rows.podspec": "", "Rows/Row.swift": "import Kit\n" + row,
    ]
    #expect(try replacements(files) == ["CGFloat.rowMargin"])
  }
}
