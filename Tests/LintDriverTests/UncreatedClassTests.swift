import Diagnostics
import LintDriver
import LintRules
import TestSupport
import Testing

private let start = "@main final class Delegate { func start() { CODE } }\n"

/// A view in whose initializer something is wrong.
private let badge = """
  import UIKit
  class Badge: UIView {
    private let list = UITableView()
    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(list)
      list.translatesAutoresizingMaskIntoConstraints = false
      list.topAnchor.constraint(equalTo: topAnchor).isActive = true
    }
    static func make() -> Badge { Badge(frame: .zero) }
  }

  """

/// How many warnings, errors and numbers a rule has; what is only an info has a note that says why.
private func findings(
  _ files: [String: String], badge: String = badge, of rule: String = "ambiguous-layout"
) throws -> Int {
  let folder = try TemporaryFolder(
    files.merging([".git/HEAD": "", "Badge.swift": badge]) { text, _ in text })
  let selection = try FileSelection([folder.path("")])
  let only = RuleSelection(only: [rule])
  let options = AnalysisOptions(rules: only, jobs: 2, settings: selection.settings)
  let outcome = Linter(options: options).run(selection)
  #expect(outcome.problems.isEmpty)
  let (loud, quiet) = outcome.findings.parted {
    $0.severity > .info || !$0.diagnostic.numbers.isEmpty
  }
  #expect(
    quiet.allSatisfy { finding in
      finding.diagnostic.notes.contains {
        $0.message.hasPrefix("no reachable code creates an instance of '")
      }
    })
  return loud.count
}

private func program(_ code: String, _ rest: String = "") -> [String: String] {
  ["Start.swift": start.replacing("CODE", with: code), "Rest.swift": rest]
}

extension [Finding] {
  fileprivate func parted(by isFirst: (Finding) -> Bool) -> ([Finding], [Finding]) {
    (filter(isFirst), filter { !isFirst($0) })
  }
}

@Suite("A class that nothing creates")
struct UncreatedClassTests {
  @Test(
    "has no warnings",
    arguments: [
      program(""),
      program("_ = view as? Badge; _ = view is Badge; _ = view as! Badge"),
      program(
        "",
        "struct Screen { var badge: Badge?; weak var other: Badge!\n  func show(_ badge: Badge) {} }"
      ),
      program("", "extension Badge { func copy() -> Badge { Badge(frame: frame) } }"),
      program("", "import UIKit\nclass Row: UIView { let badge = Badge() }"),
      program(
        "",
        "import UIKit\nclass Row: UIView { let badge = Badge(); var rows: [Row] = [] }\n"
          + "class List: UIViewController { let row = Row() }"),
      program("", "import UIKit\nclass BigBadge: Badge {}"),
      program("", "// Badge()\nlet text = \"a\""),
      program(
        "var mode = Badge.Mode.small; mode = .large",
        "extension Badge { enum Mode { case small, large } }"),
      program("").merging(["Main.storyboard": "customClass=\"BadgeView\""]) { left, _ in left },
      program("").merging(["fr.xcloc/A/Main.storyboard": "customClass=\"Badge\""]) { $1 },
    ])
  func silent(_ files: [String: String]) throws { #expect(try findings(files) == 0) }

  @Test(
    "is not one that something may create",
    arguments: [
      program("_ = Badge(frame: .zero)"), program("_ = Badge.make()"), program("show(Badge.self)"),
      program("let badge: Badge = .init()"), program("let badge: Badge? = .init()"),
      program("register<Badge>()"), program("let badges: [Badge] = load()"),
      program("", "func make() -> Badge { .init() }"),
      program("_ = Row()", "import UIKit\nclass Row: UIView { let badge = Badge() }"),
      program("_ = BigBadge()", "import UIKit\nclass BigBadge: Badge {}"),
      program("_ = Maker.make()", "enum Maker { static func make() -> Any { Badge() } }"),
      program("").merging(["Main.storyboard": "customClass=\"Badge\""]) { left, _ in left },
      program("").merging(["A/B/Old.m": "[[Badge alloc] init];"]) { left, _ in left },
      program("").merging(["Info.plist": "<string>$(NAME).Badge</string>"]) { left, _ in left },
    ])
  func told(_ files: [String: String]) throws { #expect(try findings(files) == 1) }

  @Test(
    "may be in a program that a call starts",
    arguments: [
      ("UIApplicationMain(1, nil, nil, nil)", 0), ("_ = NSApplicationMain(1, nil)", 0),
      ("DispatchQueue.main(1)", 1), ("let start = UIApplicationMain", 1),
    ])
  func calls(_ code: String, _ count: Int) throws {
    #expect(try findings(["main.swift": code]) == count)
  }

  @Test("has no numbers that anybody sees", arguments: [("", 0), ("_ = Badge(frame: .zero)", 1)])
  func numbers(_ code: String, _ count: Int) throws {
    let badge = badge.replacing("topAnchor).isActive", with: "topAnchor, constant: 13).isActive")
    #expect(try findings(program(code), badge: badge, of: "unscaled-constant") == count)
  }

  @Test("has infos for errors: the next one who uses it has them")
  func errors() throws {
    let wrong = badge.replacing(
      "list.topAnchor.constraint(equalTo: topAnchor)",
      with: "list.widthAnchor.constraint(equalTo: list.topAnchor)")
    #expect(try findings(program(""), badge: wrong, of: "mismatched-attributes") == 0)
    let used = program("_ = Badge(frame: .zero)")
    #expect(try findings(used, badge: wrong, of: "mismatched-attributes") == 1)
  }

  @Test(
    "is not asked for where others may create it, or where the start of the program is not read")
  func unknown() throws {
    #expect(try findings([:]) == 1)
    #expect(try findings(["A.swift": "let queue = DispatchQueue.main"]) == 1)
    #expect(try findings(["Package.swift": "import PackageDescription"]) == 1)
    let objectiveC = badge.replacing("class Badge", with: "@objc class Badge")
    #expect(try findings(program(""), badge: objectiveC) == 1)
    let open = badge.replacing("class Badge", with: "open class Badge")
      .replacing("override init", with: "public override init")
    let maker = badge.replacing("class Badge", with: "public class Badge")
      .replacing("static func", with: "public static func")
    let bare = badge.replacing("class Badge", with: "public class Badge")
      .replacing("override init(frame: CGRect)", with: "func setUp()")
      .replacing("super.init(frame: frame)", with: "")
    for code in [open, maker, bare] {
      for manifest in ["Package.swift", "Badge.podspec"] {
        #expect(try findings(program("").merging([manifest: ""]) { $1 }, badge: code) == 1)
      }
      // The modules of an app are its own.
      #expect(try findings(program(""), badge: code) == 0)
    }
    // A package in the folder of an app is a part of the app; one beside an app that shows it is not.
    let (app, package) = ("App.xcodeproj/project.pbxproj", "UI/Package.swift")
    for (manifests, count) in [
      ([app, package], 0), ([app, package, "Package.swift"], 1), ([package], 1),
      (["UI/" + app, package], 1),
    ] {
      let files = Dictionary(uniqueKeysWithValues: manifests.map { ($0, "") })
      let parts = program("").merging(["UI/Badge.swift": open]) { $1 }
      #expect(try findings(parts.merging(files) { $1 }, badge: "import UIKit") == count)
    }
    let second = ["Other.swift": "import UIKit\nclass Badge: UIView {}"]
    #expect(try findings(program("").merging(second) { left, _ in left }) == 1)
    #expect(try findings([:], badge: badge + "@UIApplicationMain class Delegate {}") == 1)
  }

  @Test("is open to all, but none of its initializers is")
  func closed() throws {
    for word in ["public", "open"] {
      let code = badge.replacing("class Badge", with: "\(word) class Badge")
        .replacing("  static", with: "  public required init?(coder: NSCoder) { nil }\n  static")
      let package = program("").merging(["Package.swift": ""]) { $1 }
      #expect(try findings(package, badge: code) == 0)
      #expect(try findings(program("_ = Badge(frame: .zero)"), badge: code) == 1)
    }
  }

  @Test("has its numbers reported if its file is named or selected, else counted; from a cache too")
  func named() throws {
    let badge = badge.replacing("topAnchor).isActive", with: "topAnchor, constant: 13).isActive")
    let folder = try TemporaryFolder(
      program("").merging([".git/HEAD": "", "Badge.swift": badge]) { text, _ in text })
    let kept = try TemporaryFolder()
    let only = RuleSelection(only: ["unscaled-constant"])
    for roots in [[""], ["", "Badge.swift"], ["Rest.swift", ""], [""]] {
      var selection = try FileSelection(roots.map { folder.path($0) })
      selection.readTargets(for: only)
      var linter = Linter(options: AnalysisOptions(rules: only, settings: selection.settings))
      linter.named = selection.namedFiles
      for mode in [
        RunMode.afresh,
        .cached(
          RunCache(folder: kept.path(), program: nil, version: "1") {
            .now.advanced(bySeconds: 3600)
          }),
      ] {
        linter.mode = mode
        let outcome = linter.run(selection)
        let isNamed = roots.contains("Badge.swift")
        #expect(outcome.findings.map(\.unseen) == (isNamed ? [.uncreated] : []))
        #expect(outcome.unseen.map(\.rule) == (isNamed ? [] : ["unscaled-constant"]))
      }
    }
  }

  @Test("Many classes that name each other are looked at once")
  func chain() throws {
    var code = "import UIKit\n"
    for index in 0..<400 {
      code += """
        class Row\(index): UIView {
          let next = Row\(index + 1)(), other = Row\(index / 2)(), list = UITableView()
          func setUp() {
            addSubview(list)
            list.translatesAutoresizingMaskIntoConstraints = false
            list.topAnchor.constraint(equalTo: topAnchor).isActive = true
          }
        }

        """
    }
    let files = program("").merging(["Rows.swift": code]) { left, _ in left }
    #expect(try findings(files) > 0)
  }
}
