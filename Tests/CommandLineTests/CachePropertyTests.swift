import Foundation
import LintDriver
import RulePages
import SourceText
import TestSupport
import Testing
import layoutlint

/// Random numbers that are the same in each run.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }
}

/// Files that lean on each other: helpers, constants, superclasses, extensions, tables and suppressions.
let sampleProjectFiles: [String: [String]] = [
  "Helpers.swift": [
    """
    import UIKit
    extension UIView {
      func pin(_ other: UIView, inset: CGFloat) {
        topAnchor.constraint(equalTo: other.topAnchor, constant: inset).isActive = true
        leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset).isActive = true
      }
    }
    """,
    """
    import UIKit
    extension UIView {
      func pin(_ other: UIView, inset: CGFloat) {
        translatesAutoresizingMaskIntoConstraints = false
        topAnchor.constraint(equalTo: other.topAnchor, constant: inset).isActive = true
        topAnchor.constraint(equalTo: other.topAnchor, constant: inset).isActive = true
      }
    }
    """,
    "import UIKit\nfunc nothing() {}",
  ],
  "Metrics.swift": [
    "enum Metrics { static let gap = 16.0\nstatic let wide = 320.0 }",
    "enum Metrics { static let gap = 8.0\nstatic let wide = 100.0 }",
    "enum AppSpacing { static let s = 8.0\nstatic let m = 16.0\nstatic let l = 24.0 }",
  ],
  "Base.swift": [
    "import UIKit\nclass Base: UIView { let title = UILabel() }",
    "import UIKit\nclass Base: UITableViewCell { let title = UILabel() }",
    "import UIKit\nclass Base: UIView { let title = UIView()\nlet badge = UIView() }",
  ],
  "Card.swift": [
    """
    import UIKit
    final class Card: Base {
      let box = UIView()
      func setUp() {
        addSubview(box)
        addSubview(title)
        title.topAnchor.constraint(equalTo: box.topAnchor, constant: 0).isActive = true
        title.widthAnchor.constraint(equalToConstant: CGFloat(Metrics.wide)).isActive = true
        box.pin(self, inset: CGFloat(Metrics.gap))
        card.radius = 7
      }
    }
    """,
    """
    import UIKit
    final class Card: Base {
      let box = UIView()
      func setUp() {
        addSubview(box)
        box.translatesAutoresizingMaskIntoConstraints = false
        box.widthAnchor.constraint(equalToConstant: 10).isActive = true
        // layoutlint:disable:next unscaled-constant -- for a test
        box.widthAnchor.constraint(equalToConstant: 20).isActive = true
        box.pin(self, inset: 12)
      }
    }
    """,
  ],
  "Sub/Card+More.swift": [
    """
    import UIKit
    extension Card {
      func more() {
        let line = UIView()
        addSubview(line)
        line.heightAnchor.constraint(equalToConstant: 1).isActive = true
        line.pin(box, inset: 0)
        box.frame = CGRect(x: 0, y: 64, width: 320, height: 44)
      }
    }
    """,
    "import UIKit\nextension Card { func more() { box.isHidden = true } }",
  ],
  "Sub/Stray.swift": [
    "import UIKit\nclass Card: UIView {}", "binary \u{0}",
    "let x = 1 // layoutlint:disable:this all",
  ],
  ".layoutlint.json": [
    #"{"rulePages": "pages", "rules": {"unscaled-constant": "warning"}}"#,
    #"{"rulePages": "pages", "rules": {"zero-constant": "error"}, "exclude": ["Sub/Stray.swift"]}"#,
    #"{"rulePages": "pages", "facts": {"selfSizingViews": ["Base"]}, "baseline": "known.json"}"#,
    #"{"rulePages": "pages", "overrides": [{"files": ["Sub"], "rules": {"zero-constant": "off"}}]}"#,
  ],
  "Sub/.layoutlint.json": [
    #"{"rules": {"hard-coded-frame": "off"}}"#, #"{"suppressions": {"requireReason": true}}"#,
  ],
  "pages/bare-radius.md": ["4", "7"].map { number in
    """
    ```json
    { "id": "bare-radius", "summary": "a radius is \(number)", "severity": "warning" }
    ```

    Cards look alike.

    ```pattern
    $view.radius = \(number)
    ```

    """
  },
]

@Suite("Runs with a cache, after random edits")
struct CachePropertyTests {
  private struct Project {
    let folder: TemporaryFolder
    var random: SplitMix
    var edits = 0

    init(seed: UInt64) throws {
      random = SplitMix(state: seed)
      folder = try TemporaryFolder()
      for path in sampleProjectFiles.keys.sorted() where path != "Sub/.layoutlint.json" {
        try write(path, 0)
      }
      try folder.write("{}", to: "known.json")
      _ = run(["--no-cache", "--no-baseline", "--write-baseline", "/known.json", "/"])
    }

    /// No two texts of a file are of the same length: a stamp tells them apart, however fast they follow.
    mutating func write(_ path: String, _ variant: Int) throws {
      edits += 1
      let text = (sampleProjectFiles[path] ?? [])[variant]
      let isCode = path.hasSuffix(".swift")
      let ending = isCode ? "\n//" + String(repeating: "-", count: edits) : ""
      try? FileManager.default.removeItem(at: folder.url.appending(path: path))
      try folder.write(text + ending + String(repeating: "\n", count: edits), to: path)
    }

    mutating func edit() throws -> String {
      guard let path = sampleProjectFiles.keys.sorted().randomElement(using: &random),
        let variants = sampleProjectFiles[path]
      else { return "" }
      switch Int.random(in: 0..<8, using: &random) {
      case 0 where path != ".layoutlint.json":
        try? FileManager.default.removeItem(at: folder.url.appending(path: path))
        return "removed \(path)"
      case 1:
        let all = ["--no-cache", "--no-baseline", "--write-baseline", "/known.json", "/"]
        _ = run(all + (Bool.random(using: &random) ? ["--only", "zero-constant"] : []))
        return "wrote the baseline anew"
      case 2:
        let copy = "Copy\(edits % 3).swift"
        try folder.write((sampleProjectFiles["Card.swift"] ?? [])[0] + "\n//\(edits)", to: copy)
        return "wrote \(copy)"
      default:
        let variant = Int.random(in: variants.indices, using: &random)
        try write(path, variant)
        return "wrote \(path) \(variant)"
      }
    }

    func run(
      _ arguments: [String], clock: @escaping @Sendable () -> SystemTime = { .now }
    ) -> SampleRun {
      runSample(
        arguments, in: folder, analyzer: .standard, pages: RulePage.embedded, clock: clock)
    }
  }

  private static let forms: [[String]] = [
    [], ["--report", "json"], ["--report", "sarif"], ["--report", "gitlab"],
    ["--report", "junit"], ["--only", "bare-radius,zero-constant"], ["--statistics"],
    ["--project", "/", "/Card.swift", "/Sub"],
  ]

  @Test("print what runs without one do", arguments: 1...6)
  func same(_ seed: UInt64) throws {
    var project = try Project(seed: seed)
    var history: [String] = []
    for round in 0..<40 {
      history.append(try project.edit())
      let form = Self.forms[Int.random(in: Self.forms.indices, using: &project.random)]
      let paths = form.contains("--project") ? [] : ["/"]
      // By the right clock every file is read, for it is new; by the other one, none that was read before.
      let isLate = round % 4 != 0
      let cached = project.run(["--cache-path", "/cache"] + form + paths) {
        isLate ? .now.advanced(bySeconds: 3600) : .now
      }
      let plain = project.run(["--no-cache"] + form + paths)
      #expect(cached.output == plain.output, "\(history.suffix(4)) \(form)")
      #expect(cached.code == plain.code)
      let said = cached.errors.split(separator: "\n").filter { !$0.hasPrefix("cache: ") }
      #expect(said == plain.errors.split(separator: "\n"))
      let again = project.run(["--cache-path", "/cache", "--statistics"] + form + paths) {
        .now.advanced(bySeconds: 3600)
      }
      #expect(again.output == plain.output)
      let isKept = again.errors.contains("all findings from the cache")
      #expect(isKept || plain.code == .failure, "\(history.suffix(4)) \(form)")
    }
  }
}
