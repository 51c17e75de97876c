import LintDriver
import LintRules
import TestSupport
import Testing

/// Code in which something is wrong.
private let label = """
  import UIKit
  final class Badge: UIView {
    func pin(_ label: UILabel) {
      label.widthAnchor.constraint(equalTo: label.topAnchor).isActive = true
    }
  }

  """

/// A project as Xcode writes it, whose one target compiles some files.
private func project(_ files: [String], more: String = "") -> String {
  var references = ""
  var builds = ""
  for (index, file) in files.enumerated() {
    builds +=
      "\t\tB\(index) /* \(file) in Sources */ = {isa = PBXBuildFile; fileRef = F\(index) /* x */; };\n"
    references +=
      "\t\tF\(index) /* \(file) */ = {isa = PBXFileReference; fileEncoding = 4; path = \"\(file)\"; sourceTree = \"<group>\"; };\n"
  }
  return """
    // !$*UTF8*$!
    {
    \tarchiveVersion = 1;
    \tobjects = {
    \(builds)\(references)\(more)
    \t\tS0 /* Sources */ = {
    \t\t\tisa = PBXSourcesBuildPhase;
    \t\t\tfiles = (
    \t\t\t\tB0 /* x */,
    \t\t\t);
    \t\t};
    \t};
    \trootObject = R0 /* Project object */;
    }
    """
}

/// A target that compiles a file, with its platform if it states one.
private func target(_ number: Int, compiling file: String, for platform: String?) -> String {
  let settings = platform.map { "SDKROOT = \($0); " } ?? ""
  return """
    N\(number) /* app */ = {isa = PBXNativeTarget; buildConfigurationList = L\(number); buildPhases = (P\(number) /* Sources */, ); };
    L\(number) = {isa = XCConfigurationList; buildConfigurations = (C\(number) /* Debug */, ); };
    C\(number) /* Debug */ = {isa = XCBuildConfiguration; buildSettings = { A = 1; \(settings)}; name = Debug; };
    P\(number) = {isa = PBXSourcesBuildPhase; files = (\n E\(number) /* x */,\n ); };
    E\(number) = {isa = PBXBuildFile; fileRef = R\(number) /* x */; };
    R\(number) = {isa = PBXFileReference; path = \(file); sourceTree = "<group>"; };
    """
}

/// A target that takes in a folder, with its platform if it states one.
private func target(
  _ number: Int, takingIn folder: String, for platform: String?, but exceptions: [String] = []
) -> String {
  let settings = platform.map { "SDKROOT = \($0); " } ?? ""
  let excepted = exceptions.map { "\"\($0)\"," }.joined()
  return """
    N\(number) /* app */ = {isa = PBXNativeTarget; buildConfigurationList = L\(number); buildPhases = (); fileSystemSynchronizedGroups = (G\(number) /* x */, ); };
    L\(number) = {isa = XCConfigurationList; buildConfigurations = (C\(number) /* Debug */, ); };
    C\(number) /* Debug */ = {isa = XCBuildConfiguration; buildSettings = { A = 1; \(settings)}; name = Debug; };
    G\(number) = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (X\(number), ); path = \(folder); sourceTree = "<group>"; };
    X\(number) = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (\(excepted)); target = N\(number) /* app */; };
    """
}

/// What is reported of some folders, file by file.
private func findings(
  _ files: [String: String], roots: [String] = [""], of rule: String = "mismatched-attributes"
) throws -> [String] {
  let folder = try TemporaryFolder(files.merging([".git/HEAD": ""]) { text, _ in text })
  var selection = try FileSelection(roots.map { folder.path($0) })
  let only = RuleSelection(only: [rule])
  selection.readTargets(for: only)
  let options = AnalysisOptions(rules: only, jobs: 2, settings: selection.settings)
  var linter = Linter(options: options)
  linter.named = selection.namedFiles
  let outcome = linter.run(selection)
  #expect(outcome.problems.isEmpty)
  return outcome.findings.map { $0.path }
}

@Suite("A file that no target compiles")
struct CompiledFilesTests {
  @Test(
    "is passed over",
    arguments: [
      ["App.xcodeproj/project.pbxproj": project(["Other.swift"])],
      ["App.xcodeproj/project.pbxproj": project(["Other.swift", "Badge.swift.txt"])],
      // It is known to the project, but in no target.
      [
        "App.xcodeproj/project.pbxproj": project(
          ["Other.swift"],
          more: "F9 = {isa = PBXFileReference; path = Badge.swift; sourceTree = \"<group>\"; };")
      ],
      [
        "App.xcodeproj/project.pbxproj": project(["Other.swift"]),
        "Part/Part.xcodeproj/project.pbxproj": project(["Third.swift"]), "Podfile": "pod 'A'",
      ],
      [
        "App.xcodeproj/project.pbxproj": project(["Other.swift"]),
        "Part/Package.swift": "// a package below another folder",
      ],
      // Another file of the same name is compiled.
      ["App.xcodeproj/project.pbxproj": project(["Old/Badge.swift"]), "Old/Badge.swift": ""],
      [
        "App.xcodeproj/project.pbxproj": project(["Badge.swift", "Sources/Old/Badge.swift"]),
        "Badge.swift": "", "Sources/Old/Badge.swift": "",
      ],
      [
        "App.xcodeproj/project.pbxproj": project(["Old/Badge.swift"]), "Old/Badge.swift": "",
        "Part/Part.xcodeproj/project.pbxproj": project(["Third.swift"]),
      ],
    ])
  func passedOver(_ files: [String: String]) throws {
    let files = files.merging(["Sources/Badge.swift": label]) { text, _ in text }
    #expect(try findings(files) == [])
    #expect(try findings(files, roots: ["Sources"]) == [])
    // Who names a file asks about it.
    #expect(try findings(files, roots: ["Sources/Badge.swift"]).count == 1)
  }

  @Test(
    "is one of which it is known",
    arguments: [
      ["App.xcodeproj/project.pbxproj": project(["Badge.swift"])],
      ["App.xcodeproj/project.pbxproj": project(["Sources/Badge.swift"])],
      // A second project in a folder beside the code compiles it.
      [
        "App.xcodeproj/project.pbxproj": project(["Other.swift"]),
        "Part/Part.xcodeproj/project.pbxproj": project(["../Sources/Badge.swift"]),
      ],
      // It is one of two of that name, or the only one that is there, or nobody knows where it is.
      [
        "App.xcodeproj/project.pbxproj": project(["Old/Badge.swift", "Sources/Badge.swift"]),
        "Old/Badge.swift": "",
      ],
      ["App.xcodeproj/project.pbxproj": project(["Old/Badge.swift"])],
      [
        "App.xcodeproj/project.pbxproj": project(
          ["Old/Badge.swift"],
          more: """
            B9 = {isa = PBXBuildFile; fileRef = F9; };
            F9 = {isa = PBXFileReference; path = Badge.swift; sourceTree = BUILT_PRODUCTS_DIR; };
            """),
        "Old/Badge.swift": "",
      ],
      // A project that takes in whole folders.
      [
        "App.xcodeproj/project.pbxproj": project(
          ["Other.swift"],
          more: "G1 = {isa = PBXFileSystemSynchronizedRootGroup; path = Sources; };")
      ],
      // Others say what is compiled too.
      ["App.xcodeproj/project.pbxproj": project(["Other.swift"]), "Package.swift": ""],
      ["App.xcodeproj/project.pbxproj": project(["Other.swift"]), "Sources/A.podspec": ""],
      ["App.xcodeproj/project.pbxproj": project(["Other.swift"]), "project.yml": ""],
      ["App.xcodeproj/project.pbxproj": project(["Other.swift"]), "Sources/BUILD": ""],
      // Projects that cannot be read.
      ["App.xcodeproj/project.pbxproj": ""],
      ["App.xcodeproj/project.pbxproj": "<?xml version=\"1.0\"?><plist><dict/></plist>"],
      ["App.xcodeproj/project.pbxproj": String(project(["Other.swift"]).dropLast(4))],
      [:],
    ])
  func told(_ files: [String: String]) throws {
    let files = files.merging(["Sources/Badge.swift": label]) { text, _ in text }
    #expect(try findings(files).count == 1)
    #expect(try findings(files, roots: ["Sources"]).count == 1)
  }

  /// What no target says is said for all of them.
  private static let common = common("SDKROOT = appletvos")

  private static func common(supporting platforms: String) -> String {
    common("SDKROOT = auto; SUPPORTED_PLATFORMS = \(platforms)")
  }

  private static func common(_ settings: String) -> String {
    """
    X = {isa = PBXProject; buildConfigurationList = L8; };
    L8 = {isa = XCConfigurationList; buildConfigurations = (C8, ); };
    C8 = {isa = XCBuildConfiguration; buildSettings = { \(settings); }; };
    """
  }

  @Test(
    "for Macs, televisions or watches alone has no numbers for phones",
    arguments: [
      [target(1, compiling: "Badge.swift", for: "macosx")],
      [target(1, compiling: "Badge.swift", for: "macosx; SUPPORTED_PLATFORMS = macosx")],
      [
        target(1, compiling: "Badge.swift", for: "macosx"),
        target(2, compiling: "Badge.swift", for: "appletvos"),
        target(3, compiling: "Other.swift", for: "iphoneos"),
      ],
      [target(1, compiling: "Badge.swift", for: "watchos")],
      [target(1, compiling: "Badge.swift", for: "appletvos")],
      [target(1, compiling: "\"Badge.swift\"", for: "\"appletvos26.0\"")],
      [target(1, compiling: "Badge.swift", for: nil), common],
      // The platforms decide, where they are stated, rather than the SDK.
      [target(1, compiling: "Badge.swift", for: "auto; SUPPORTED_PLATFORMS = macosx")],
      [
        target(
          1, compiling: "Badge.swift", for: "auto; SUPPORTED_PLATFORMS = (macosx, appletvos, )")
      ],
      [target(1, compiling: "Badge.swift", for: "iphoneos; SUPPORTED_PLATFORMS = watchos")],
      [target(1, compiling: "Badge.swift", for: "macosx; SUPPORTED_PLATFORMS = \"$(PLATFORMS)\"")],
      [target(1, compiling: "Badge.swift", for: nil), common(supporting: "macosx")],
      [
        target(1, compiling: "Badge.swift", for: "auto; SUPPORTED_PLATFORMS = macosx"),
        common(supporting: "\"iphoneos iphonesimulator\""),
      ],
      [target(1, takingIn: "Sources", for: "appletvos")],
      [target(1, takingIn: "Sources", for: nil), common],
      [target(1, takingIn: "Sources/../Sources", for: "appletvos", but: ["Other.swift"])],
      [
        target(1, takingIn: "Sources", for: "appletvos"),
        target(2, takingIn: "Phone", for: "iphoneos"),
      ],
      [
        target(1, takingIn: "Sources", for: "appletvos"),
        target(2, takingIn: "Sources", for: "iphoneos", but: ["Badge.swift"]),
      ],
      [
        target(1, takingIn: "Sources", for: "appletvos"),
        target(2, compiling: "Other.swift", for: "iphoneos"),
      ],
    ])
  func otherScreens(_ targets: [String]) throws { #expect(try numbers(targets) == 0) }

  @Test(
    "for phones too has its numbers told",
    arguments: [
      [target(1, compiling: "Badge.swift", for: "iphoneos")],
      [target(1, compiling: "Badge.swift", for: nil)],
      [
        target(
          1, compiling: "Badge.swift",
          for: "macosx; SUPPORTED_PLATFORMS = \"macosx iphoneos iphonesimulator\"")
      ],
      [target(1, compiling: "Badge.swift", for: "auto")],
      [
        target(1, compiling: "Badge.swift", for: "macosx"),
        target(2, compiling: "Badge.swift", for: "iphoneos"),
      ],
      [
        target(1, compiling: "Badge.swift", for: "appletvos"),
        target(2, compiling: "Badge.swift", for: "iphoneos"),
      ],
      [
        target(1, compiling: "Badge.swift", for: "iphoneos"),
        target(2, compiling: "Other.swift", for: "appletvos"),
      ],
      [target(1, compiling: "Badge.swift", for: "iphoneos"), common],
      [
        target(1, compiling: "Badge.swift", for: "macosx"),
        common(supporting: "\"iphoneos iphonesimulator\""),
      ],
      [
        target(
          1, compiling: "Badge.swift", for: "macosx; SUPPORTED_PLATFORMS = (iphoneos, macosx, )")
      ],
      [
        target(1, compiling: "Badge.swift", for: "iphoneos; SUPPORTED_PLATFORMS = \"$(PLATFORMS)\"")
      ],
      [target(1, takingIn: "Sources", for: "iphoneos"), common],
      [target(1, takingIn: "Television", for: "appletvos")],
      [target(1, takingIn: "Sources", for: "appletvos", but: ["Badge.swift"])],
      [
        target(1, takingIn: "Sources", for: "appletvos"),
        target(2, takingIn: "Sources", for: "iphoneos"),
      ],
      [
        target(1, takingIn: "Sources", for: "appletvos"),
        target(2, compiling: "Badge.swift", for: "iphoneos"),
      ],
    ])
  func phones(_ targets: [String]) throws { #expect(try numbers(targets) == 1) }

  @Test(
    "for televisions alone is laid out on their screens",
    arguments: [
      // What a television has room for, and what it has not.
      ("greaterThanOrEqualToConstant: 600", 1, 0), ("equalToConstant: 1880", 1, 0),
      ("equalToConstant: 335", 1, 1), ("greaterThanOrEqualToConstant: 1900", 1, 1),
      ("lessThanOrEqualToConstant: 1900", 0, 0),
    ])
  func screens(_ width: String, onPhones: Int, onTelevisions: Int) throws {
    let controller = """
      import UIKit
      final class CardController: UIViewController {
        let card = UIView()
        override func viewDidLoad() {
          super.viewDidLoad()
          card.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(card)
          NSLayoutConstraint.activate([
            card.topAnchor.constraint(equalTo: view.topAnchor),
            card.heightAnchor.constraint(equalToConstant: 200),
            card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            card.widthAnchor.constraint(\(width)),
          ])
        }
      }
      """
    func count(_ targets: [String], in folder: String = "Sources") throws -> Int {
      let files = [
        "App.xcodeproj/project.pbxproj": project(
          ["Third.swift"], more: targets.joined(separator: "\n")),
        "\(folder)/Badge.swift": controller,
      ]
      return try findings(files, of: "width-dependent-conflict").count
    }
    #expect(try count([target(1, takingIn: "Sources", for: "iphoneos")]) == onPhones)
    #expect(try count([target(1, takingIn: "Sources", for: "appletvos")]) == onTelevisions)
    #expect(
      try count([target(1, compiling: "Badge.swift", for: "appletvos")]) == onTelevisions)
    #expect(
      try count([target(1, compiling: "Badge.swift", for: "iphoneos")], in: "Sources-tvOS")
        == onTelevisions)
  }

  private func numbers(_ targets: [String]) throws -> Int {
    let badge = label.replacing("equalTo: label.topAnchor", with: "equalToConstant: 130")
    let files = [
      "App.xcodeproj/project.pbxproj": project(
        ["Third.swift"], more: targets.joined(separator: "\n")),
      "Sources/Badge.swift": badge,
    ]
    return try findings(files, of: "unscaled-constant").count
  }
}
