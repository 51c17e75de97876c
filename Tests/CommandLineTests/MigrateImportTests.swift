import TestSupport
import Testing
import layoutlint

/// A view that SnapKit constrains to something.
private func view(_ name: String, _ target: String) -> String {
  """
  final class \(name): UIView {
    private let box = UIView()
    func setUp() {
      addSubview(box)
      box.snp.makeConstraints { $0.top.equalTo(\(target)) }
    }
  }

  """
}

@Suite("The imports of files that layoutlint migrate rewrites")
struct MigrateImportTests {
  /// The files that are not rewritten, with whether they have an import, and whether that of the rewritten one goes.
  @Test(
    "keeps an import that other files use without having it",
    arguments: [
      (["B": true], true), (["B": false], false),
      // Another file's import does as well, if it is as near.
      (["B": false, "C": true], true), (["Card/B": false, "C": true], false),
      (["Card/B": false, "Card/C": true], true), (["Other/B": false, "C": true], true),
    ])
  func sharedImport(_ others: [String: Bool], _ goes: Bool) throws {
    let own = others.keys.contains { $0.hasPrefix("Card/") } ? "Card/A.swift" : "A.swift"
    var files = [own: "import SnapKit\nimport UIKit\n" + view("First", "self")]
    for (name, hasOwn) in others {
      let type = String(name.suffix(1)) + "View"
      files[name + ".swift"] =
        (hasOwn ? "import SnapKit\n" : "") + "import UIKit\n" + view(type, "unread()")
    }
    let folder = try TemporaryFolder(files)
    #expect(runSample(["migrate", "--to", "anchors", "/"], in: folder).code == .success)
    let text = try folder.text(of: own)
    #expect(text.contains("topAnchor") && text.hasPrefix("import SnapKit") != goes)
  }

  /// Where a manifest says what is compiled together, an import of the same module does, however far away it is.
  @Test(
    "keeps an import for files of the same module only",
    arguments: [
      ("App/Main/Start", "App/Cards/Use", true), ("Kit/Start", "App/Cards/Use", false),
      ("Kit/Start", "Kit/Use", true), ("App/Main/Start", "Kit/Use", true),
    ])
  func importOfModule(_ importing: String, _ using: String, _ goes: Bool) throws {
    let folder = try TemporaryFolder([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Shop", targets: [.target(name: "App"), .target(name: "Kit")])

      """,
      "Sources/App/Cards/A.swift": "import SnapKit\nimport UIKit\n" + view("First", "self"),
      "Sources/\(importing).swift": "import SnapKit\nimport UIKit\n" + view("Start", "unread()"),
      "Sources/\(using).swift": "import UIKit\n" + view("Use", "unread()"),
    ])
    #expect(runSample(["migrate", "--to", "anchors", "/"], in: folder).code == .success)
    let text = try folder.text(of: "Sources/App/Cards/A.swift")
    #expect(text.contains("topAnchor") && text.hasPrefix("import SnapKit") != goes)
  }

  @Test(
    "imports UIKit in place of the library through which a file had it",
    arguments: [
      ("import SnapKit\n", "import UIKit\n"),
      ("import Foundation\nimport SnapKit\n", "import Foundation\nimport UIKit\n"),
      ("import SnapKit\nimport UIKit\n", "import UIKit\n"),
    ])
  func soleImport(_ imports: String, _ expected: String) throws {
    let folder = try TemporaryFolder(["A.swift": imports + view("Card", "self")])
    #expect(runSample(["migrate", "--to", "anchors", "/"], in: folder).code == .success)
    let text = try folder.text(of: "A.swift")
    #expect(text.hasPrefix(expected + "final class Card") && text.contains("topAnchor"))
  }
}
