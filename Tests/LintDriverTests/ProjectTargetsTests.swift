import LintDriver
import LintRules
import TestSupport
import Testing

private let guideCode = """
  import UIKit
  final class NoteController: UIViewController {
    func pad(_ text: UITextView) { text.contentInset.top = topLayoutGuide.length }
  }

  """

private func selection(
  of folder: TemporaryFolder, _ roots: [String] = [""], only rule: String? = nil
) throws -> FileSelection {
  var selection = try FileSelection(roots.map { folder.path($0) })
  selection.readTargets(for: RuleSelection(only: rule.map { [$0] }))
  return selection
}

/// The lowest versions for which the project of a file is made.
private func targets(
  of file: String = "Sources/A.swift", in files: [String: String], roots: [String] = [""]
) throws -> DeploymentTargets {
  let folder = try TemporaryFolder(
    files.merging([".git/HEAD": "", file: ""]) { text, _ in text })
  return try selection(of: folder, roots).settings.targets(of: folder.path(file).display)
}

private let unknown = DeploymentTargets()

@Suite("The targets of a project")
struct ProjectTargetsTests {
  @Test(
    "are read from a package",
    arguments: [
      ("platforms: [.iOS(.v11), .macOS(.v10_13)]", SystemVersion(11), SystemVersion(10, 13)),
      (
        "[.macOS( \"11.0\" ),\n .iOS (\"15.2\")]", SystemVersion(15, 2),
        SystemVersion(11)
      ),
      ("platforms: [SupportedPlatform.iOS(.v9)]", SystemVersion(9), nil),
      ("// .iOS(.v8)\nlet url = \"https://x\", platforms = [.iOS(.v9)]", SystemVersion(9), nil),
      ("dependencies: [.when(platforms: [.iOS, .macOS])]", nil, nil),
      ("platforms: [.iOS(version)], .iOSx(.v9), .tvOS(.v9)", nil, nil),
      ("", nil, nil),
    ])
  func package(_ text: String, _ iOS: SystemVersion?, _ macOS: SystemVersion?) throws {
    #expect(
      try targets(in: ["Package.swift": text]) == DeploymentTargets(iOS: iOS, macOS: macOS))
  }

  @Test(
    "are read from an Xcode project, the lowest one",
    arguments: [
      (
        "IPHONEOS_DEPLOYMENT_TARGET=11.0;IPHONEOS_DEPLOYMENT_TARGET = 9.3;",
        SystemVersion(9, 3)
      ),
      ("\"IPHONEOS_DEPLOYMENT_TARGET[sdk=iphoneos*]\" = \"12.0\";", SystemVersion(12)),
      ("IPHONEOS_DEPLOYMENT_TARGET = \"$(LOWEST)\";", nil),
      ("MY_IPHONEOS_DEPLOYMENT_TARGET = 9.0; IPHONEOS_DEPLOYMENT_TARGETS = 9.0;", nil),
      ("IPHONEOS_DEPLOYMENT_TARGET = 99999999999999999999;", nil),
      ("IPHONEOS_DEPLOYMENT_TARGET[sdk", nil), ("IPHONEOS_DEPLOYMENT_TARGET =", nil),
      ("IPHONEOS_DEPLOYMENT_TARGET", nil), ("\0\u{1}{{{((\"", nil),
    ])
  func xcodeProject(_ text: String, _ iOS: SystemVersion?) throws {
    let found = try targets(in: ["App.xcodeproj/project.pbxproj": text])
    #expect(found == DeploymentTargets(iOS: iOS))
  }

  @Test(
    "are read from a podspec",
    arguments: [
      ("s.platform = :ios, '9.0'", SystemVersion(9), nil),
      (
        "{ :ios => \"9.0\", :osx => '10.12' }", SystemVersion(9),
        SystemVersion(10, 12)
      ),
      ("s.platforms = { ios: '10.0' }", SystemVersion(10), nil),
      (
        "s.ios.deployment_target = '8.0' # 7.0\n# :ios, '6.0'",
        SystemVersion(8), nil
      ),
      (
        "s.ios.deployment_target = lowest\ns.summary = 'ios 7'", nil,
        nil
      ),
    ])
  func podspec(_ text: String, _ iOS: SystemVersion?, _ macOS: SystemVersion?) throws {
    #expect(try targets(in: ["A.podspec": text]) == DeploymentTargets(iOS: iOS, macOS: macOS))
  }

  @Test(
    "are read from what generators write projects from",
    arguments: [
      ("project.yml", "deploymentTarget:\n  iOS: 10.0\n  macOS: \"10.14\"", 10, 10),
      ("project.yaml", "settings:\n  IPHONEOS_DEPLOYMENT_TARGET: 12.2 # iOS: 9", 12, nil),
      ("project.yml", "platform: iOS\nname: macOS", nil, nil),
      ("Project.swift", "deploymentTargets: .iOS(\"15.0\")", 15, nil),
      ("Project.swift", ".iOS(targetVersion: \"13.0\", devices: .ipad)", 13, nil),
      ("other.yml", "iOS: 10.0", nil, nil),
    ] as [(String, String, Int?, Int?)])
  func generators(_ name: String, _ text: String, _ iOS: Int?, _ macOS: Int?) throws {
    let found = try targets(in: [name: text])
    #expect(found.iOS?.major == iOS)
    #expect(found.macOS?.major == macOS)
  }

  @Test("of a Podfile count where nothing else states any")
  func podfile() throws {
    let pods = "platform :ios, '9.0'\n"
    #expect(try targets(in: ["Podfile": pods]).iOS == SystemVersion(9))
    let both = ["Podfile": pods, "A.podspec": "s.platform = :ios, '12.0'"]
    #expect(try targets(in: both).iOS == SystemVersion(12))
  }

  @Test("are those of the nearest folder, also if that states nothing")
  func nearest() throws {
    let old = "IPHONEOS_DEPLOYMENT_TARGET = 9.0;"
    let files = [
      "App.xcodeproj/project.pbxproj": old, "Part/Package.swift": "platforms: [.iOS(.v14)]",
      "Silent/Package.swift": "", "Config/Base.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET = 8.0 // 7.0",
    ]
    #expect(try targets(in: files).iOS == SystemVersion(8))
    #expect(try targets(of: "Part/Sources/B.swift", in: files).iOS == SystemVersion(14))
    #expect(try targets(of: "Silent/C.swift", in: files) == unknown)
  }

  @Test(
    "do not depend on which paths are named", arguments: [[""], ["Sources"], ["Sources/A.swift"]])
  func roots(_ roots: [String]) throws {
    let files = ["Package.swift": "platforms: [.iOS(.v9)]"]
    #expect(try targets(in: files, roots: roots).iOS == SystemVersion(9))
  }

  @Test("are not looked for above the repository, behind links or in files of another kind")
  func elsewhere() throws {
    let folder = try TemporaryFolder([
      "Package.swift": ".iOS(.v9)", "Own/.git/HEAD": "", "Own/A.swift": "",
      "Linked/.git/HEAD": "", "Linked/A.swift": "", "Folder/.git/HEAD": "", "Folder/A.swift": "",
      "Folder/Package.swift/x": "",
    ])
    try folder.link("Linked/Package.swift", to: "../Package.swift")
    for name in ["Own", "Linked", "Folder"] {
      let found = try selection(of: folder, [name]).settings
      #expect(found.targets(of: folder.path("\(name)/A.swift").display) == unknown)
    }
  }

  @Test("are not looked for where no rule asks")
  func unasked() throws {
    let folder = try TemporaryFolder(["Package.swift": ".iOS(.v9)", "A.swift": ""])
    let file = folder.path("A.swift").display
    #expect(try selection(of: folder, only: "zero-constant").settings.targets(of: file) == unknown)
    #expect(
      try selection(of: folder, only: "deprecated-layout-guide").settings.targets(of: file).iOS
        == SystemVersion(9))
  }

  @Test("any bytes are read")
  func nonsense() throws {
    var bytes: [UInt8] = []
    for index in 0..<40_000 { bytes.append(UInt8(truncatingIfNeeded: index &* 7919 >> 3)) }
    let words = Array(
      ".iOS(.v\"IPHONEOS_DEPLOYMENT_TARGET[= :ios, .ios.deployment_target=//#'".utf8)
    for name in ["Package.swift", "A.podspec", "Podfile", "A.xcodeproj/project.pbxproj"] {
      let folder = try TemporaryFolder([".git/HEAD": "", "Sources/A.swift": ""])
      try folder.write(bytes + (0..<2000).flatMap { words.dropLast($0 % words.count) }, to: name)
      let file = folder.path("Sources/A.swift").display
      #expect(try selection(of: folder).settings.targets(of: file) == unknown)
    }
  }

  @Test("silence what asks for a newer system, and a cache knows when they change")
  func changes() throws {
    let folder = try TemporaryFolder([".git/HEAD": "", "Sources/A.swift": guideCode])
    let kept = try TemporaryFolder()
    func findings() throws -> [String] {
      let selection = try selection(of: folder, only: "deprecated-layout-guide")
      var linter = Linter(
        options: AnalysisOptions(
          rules: RuleSelection(only: ["deprecated-layout-guide"]), settings: selection.settings))
      linter.mode = .cached(
        RunCache(folder: kept.path(), program: nil, version: "1") {
          .now.advanced(bySeconds: 3600)
        })
      return linter.run(selection).findings.map(\.rule)
    }
    let told = ["deprecated-layout-guide"]
    #expect(try findings() == told)
    for (target, expected) in [("10_3", []), ("11", told), ("9", []), ("12", told)] {
      try folder.write("platforms: [.iOS(.v\(target))]", to: "Package.swift")
      #expect(try findings() == expected)
      #expect(try findings() == expected)
    }
  }

  @Test(
    "silence what is only for systems on which the project does not run",
    arguments: [
      ("if #available(iOS 11, *) {} else {", 2), ("if #available(iOS 11.0, *) {} else {", 2),
      ("if #unavailable(iOS 11) {", 2), ("if #available(iOS 12, *) {} else {", 3),
      ("if #available(iOS 11, *), isOn {} else {", 3), ("if #available(iOS 11, *) {", 3),
    ])
  func former(_ condition: String, _ count: Int) throws {
    let code = """
      import UIKit
      final class Page: UIViewController {
        let border = CAShapeLayer()
        let line = CAShapeLayer()
        var isOn = false
        override func viewDidLoad() {
          super.viewDidLoad()
          \(condition)
            border.frame = view.bounds
          }
          line.frame = view.bounds
        }
        func other() {
          guard #available(iOS 11, *) else { return }
        }
      }
      final class Other: UIViewController {
        let shade = CAShapeLayer()
        override func viewDidLoad() {
          super.viewDidLoad()
          shade.frame = view.bounds
        }
      }

      """
    let folder = try TemporaryFolder([
      ".git/HEAD": "", "Package.swift": "platforms: [.iOS(.v11)]", "Sources/A.swift": code,
    ])
    let selection = try selection(of: folder, only: "early-geometry")
    let linter = Linter(
      options: AnalysisOptions(
        rules: RuleSelection(only: ["early-geometry"]), settings: selection.settings))
    #expect(linter.run(selection).findings.count == count)
  }
}
