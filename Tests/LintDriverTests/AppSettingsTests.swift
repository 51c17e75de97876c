import LintDriver
import LintRules
import TestSupport
import Testing

private let upright = "UISupportedInterfaceOrientations"

private func list(_ orientations: String..., key: String = upright, more: String = "") -> String {
  let strings = orientations.map { "<string>UIInterfaceOrientation\($0)</string>" }.joined()
  return "<plist><dict>\(more)<key>\(key)</key>\n<array>\n\(strings)\n</array></dict></plist>"
}

/// A build configuration with some settings.
private func configuration(_ settings: String..., base: String = "") -> String {
  "\t\t\tisa = XCBuildConfiguration;\n\(base)\t\t\tbuildSettings = {\n"
    + settings.map { "\t\t\t\t\($0);\n" }.joined() + "\t\t\t};\n"
}

private func fillsScreen(
  _ project: String, _ propertyList: String?, more: [String: String] = [:]
) throws -> Bool {
  var files = [".git/HEAD": "", "A.swift": "", "App.xcodeproj/project.pbxproj": project]
  files.merge(more) { $1 }
  files["App/Info.plist"] = propertyList
  let folder = try TemporaryFolder(files)
  var selection = try FileSelection([folder.path("")])
  selection.readTargets(for: RuleSelection(only: ["screen-bounds-in-layout"]))
  return selection.settings.targets(of: folder.path("A.swift").display).fillsScreen
}

private let app = "INFOPLIST_FILE = App/Info.plist"
private let phone = "TARGETED_DEVICE_FAMILY = 1"
private let both = "TARGETED_DEVICE_FAMILY = \"1,2\""

@Suite("The apps of a project")
struct AppSettingsTests {
  @Test(
    "fill the screen if they are for upright phones alone, or ask for it on tablets",
    arguments: [
      (configuration(app, phone), list("Portrait", "PortraitUpsideDown")),
      (configuration(app), list("LandscapeLeft", "LandscapeRight")),
      (configuration("INFOPLIST_FILE = \"$(SRCROOT)/App/Info.plist\"", phone), list("Portrait")),
      (configuration(phone) + configuration(app), list("Portrait")),
      (
        configuration(app, both),
        list("Portrait", more: "<key>UIRequiresFullScreen</key><true/>")
      ),
      (
        configuration(phone, "INFOPLIST_KEY_\(upright) = UIInterfaceOrientationPortrait"),
        ""
      ),
      (
        configuration(app, phone),
        list("Portrait") + list("LandscapeLeft", key: upright + "~ipad")
      ),
      (
        configuration(
          app, phone, base: "baseConfigurationReference = 1 /* Pods-App.xcconfig */;\n"),
        list("Portrait")
      ),
      (
        configuration(app, phone)
          + configuration(
            "INFOPLIST_FILE = Tests/Info.plist", both,
            "TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/A.app/A\""),
        list("Portrait")
      ),
      (
        configuration(app, phone)
          + configuration("INFOPLIST_FILE = UITests/Info.plist", both, "TEST_TARGET_NAME = A"),
        list("Portrait")
      ),
    ])
  func fill(_ project: String, _ propertyList: String) throws {
    #expect(try fillsScreen(project, propertyList))
  }

  @Test(
    "may share it or turn in all other cases",
    arguments: [
      (configuration(app, phone), list("Portrait", "LandscapeLeft")),
      (configuration(app, both), list("Portrait")),
      (configuration(both) + configuration(app), list("Portrait")),
      (configuration(app, phone) + configuration(app, both), list("Portrait")),
      (
        configuration(app, both),
        list("Portrait", more: "<key>UIRequiresFullScreen</key><false/>")
      ),
      (
        configuration(app, both),
        list("Portrait", more: "<key>UIRequiresFullScreen</key><true/>")
          + list("LandscapeLeft", "Portrait", key: upright + "~ipad")
      ),
      (configuration(app, phone, "SUPPORTS_MACCATALYST = YES"), list("Portrait")),
      (configuration(app, phone), "<key>LSRequiresIPhoneOS</key><true/>"),
      (configuration(app, phone), "<key>CFBundleName</key><string>A</string>"),
      (configuration(app, phone), nil),
      (
        configuration(app, phone) + configuration("INFOPLIST_FILE = Other/Info.plist", both),
        list("Portrait")
      ),
      (configuration("INFOPLIST_FILE = \"$(TARGET)/Info.plist\"", phone), list("Portrait")),
      (
        configuration(app, phone, "\"TARGETED_DEVICE_FAMILY[sdk=iphoneos*]\" = 2"),
        list("Portrait")
      ),
      (
        configuration(app, base: "baseConfigurationReference = 1 /* App.xcconfig */;\n"),
        list("Portrait")
      ),
      ("buildSettings = {\nINFOPLIST_FILE", list("Portrait")),
      ("};\n};\nbuildSettings", ""), ("", nil), ("\0\u{1}{{{((\"", "<key>\(upright)</key>"),
    ])
  func share(_ project: String, _ propertyList: String?) throws {
    #expect(try !fillsScreen(project, propertyList))
  }

  @Test("on watches and televisions do not count")
  func otherDevices() throws {
    let watch = configuration(
      "TARGETED_DEVICE_FAMILY = 4", "INFOPLIST_KEY_\(upright) = UIInterfaceOrientationLandscapeLeft"
    )
    #expect(try fillsScreen(watch + configuration(app, phone), list("Portrait")))
    #expect(try !fillsScreen(watch, nil))
  }

  @Test("of a library's example do not count")
  func library() throws {
    let project = configuration(app, phone)
    let podspec = ["A.podspec": "s.platform = :ios, '12.0'"]
    #expect(try fillsScreen(project, list("Portrait"), more: ["Podfile": "platform :ios, '12.0'"]))
    #expect(try !fillsScreen(project, list("Portrait"), more: podspec))
  }

  @Test("have sizes that are known early if they keep their shape, but for views from nibs")
  func earlySizes() throws {
    let upright = list("Portrait")
    let turning = list("Portrait", "LandscapeLeft")
    #expect(try earlyFindings("", upright) == [])
    #expect(try earlyFindings("", turning) == ["early-geometry", "stale-frame"])
    for nib in ["@IBOutlet var a: UIView!", "@IBAction private func tap() {}"] {
      #expect(try earlyFindings(nib, upright) == ["early-geometry", "stale-frame"])
    }
    #expect(try earlyFindings("@objc func tap() {}", upright) == [])
  }
}

/// What is found in a controller with a member that reads its view's size before it is shown.
private func earlyFindings(_ member: String, _ propertyList: String) throws -> [String] {
  let code = """
    import UIKit
    final class MapController: UIViewController {
      private let map = UIView()
      private let pages = UIScrollView()
      \(member)
      override func viewDidLoad() {
        super.viewDidLoad()
        map.frame = view.bounds
        view.addSubview(map)
        pages.contentSize = CGSize(width: view.bounds.width * 3, height: 100)
      }
    }

    """
  let folder = try TemporaryFolder([
    ".git/HEAD": "", "App/A.swift": code, "App/Info.plist": propertyList,
    "App.xcodeproj/project.pbxproj": configuration(app, phone),
  ])
  let rules = RuleSelection(only: ["early-geometry", "stale-frame"])
  var selection = try FileSelection([folder.path("")])
  selection.readTargets(for: rules)
  let linter = Linter(options: AnalysisOptions(rules: rules, settings: selection.settings))
  return linter.run(selection).findings.map(\.rule).sorted()
}
