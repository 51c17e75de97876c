import Foundation
import LintDriver
import SourceText
import TestSupport
import Testing

/// `Fixtures/libraries/*.txt`: calls as a library's own tests and documents have them, in classes of ours, with what
/// those tests assert.
@Suite("Layout libraries' own tests")
struct LibrarySuiteTests {
  @Test("give the constraints and frames that they assert", arguments: try LibrarySuite.all())
  func results(_ suite: LibrarySuite) throws {
    let layouts = try suite.layouts(of: suite.source)
    for (number, entry) in suite.entries.enumerated() {
      let misses = entry.misses(layouts["Case\(number)"] ?? LibrarySuite.Layout())
      if let reason = entry.knownMiss {
        #expect(!misses.isEmpty, "\(suite): \(entry.name) is right, in spite of: \(reason)")
      } else {
        #expect(misses.isEmpty, "\(suite): \(entry.name)")
      }
    }
  }

  @Test("are read for 95 of 100 calls at least", arguments: try LibrarySuite.all())
  func share(_ suite: LibrarySuite) throws {
    let calls = try suite.entries.map { try suite.countCalls($0) }
    let known = zip(suite.entries, calls).filter { $0.0.knownMiss == nil }.map(\.1)
    #expect(calls.allSatisfy { $0 > 0 })
    #expect(calls.reduce(0, +) >= 60)
    #expect(known.reduce(0, +) * 100 >= calls.reduce(0, +) * 95)
  }
}

/// The cases of one library.
struct LibrarySuite: CustomStringConvertible, Sendable {
  /// One case: code of a method, and what holds when it was run.
  struct Entry: Sendable {
    var name: String
    var isController = false
    var code: [String] = []
    var members: [String] = []
    /// `count 4` constraints in force, `a 0 8 _ 20` for a frame, `a.top == self.top + 8` for a constraint.
    var expected: [String] = []
    /// Why what the library's tests assert is not read.
    var knownMiss: String?
  }

  /// What was read of a case.
  struct Layout {
    var constraints: [String] = []
    var unresolved: [String] = []
    var frames: [String: [Double?]] = [:]
  }

  let description: String
  let entries: [Entry]
  let source: SourceFile
  private let pattern: String
  private let size: (width: Double, height: Double)

  static func all() throws -> [LibrarySuite] {
    try files(in: "Fixtures/libraries", endingIn: ".txt").map { file in
      LibrarySuite(
        file.deletingPathExtension().lastPathComponent,
        String(decoding: try Data(contentsOf: file), as: UTF8.self))
    }
  }

  private init(_ name: String, _ text: String) {
    var heads: [String: String] = [:]
    var entries: [Entry] = []
    for line in text.split(separator: "\n") {
      let rest = String(line.dropFirst(2))
      if line.hasPrefix("# ") {
        entries.append(Entry(name: rest))
      } else if entries.isEmpty {
        let words = line.split(separator: " ", maxSplits: 1).map(String.init)
        heads[words[0]] = words[1]
      } else {
        switch line.prefix(2) {
        case "> ": entries[entries.count - 1].expected.append(rest)
        case "| ": entries[entries.count - 1].members.append(rest)
        case "? ": entries[entries.count - 1].knownMiss = rest
        case ": ": entries[entries.count - 1].isController = rest == "controller"
        default: entries[entries.count - 1].code.append(String(line))
        }
      }
    }
    let sides = (heads["size"] ?? "").split(separator: "x").compactMap { Double($0) }
    description = name
    self.entries = entries
    pattern = heads["calls"] ?? ""
    size = (sides[0], sides[1])
    let classes = entries.enumerated().map { $1.classText("Case\($0)") }
    let code = "import UIKit\nimport \(heads["import"] ?? "")\n\n" + classes.joined(separator: "\n")
    source = SourceFile(path: "\(name).swift", bytes: Array(code.utf8))
  }

  /// How many lines of a case call the library.
  func countCalls(_ entry: Entry) throws -> Int {
    let calls = try NSRegularExpression(pattern: pattern)
    return entry.code.count { line in
      calls.firstMatch(in: line, range: NSRange(line.startIndex..., in: line)) != nil
    }
  }

  /// What is read of each class of a file.
  func layouts(of source: SourceFile) throws -> [String: Layout] {
    var layouts: [String: Layout] = [:]
    var output: [UInt8] = []
    dumpConstraints([source], jobs: 1) { output += $0 }
    for scope in try scopes(output, as: ReadScope.self) {
      let type = String(scope.scope.prefix { $0 != "." })
      layouts[type, default: Layout()].constraints += scope.constraints.map(\.notation)
      layouts[type, default: Layout()].unresolved += scope.unresolved.map(\.reason)
    }
    output = []
    let request = FrameRequest(width: size.width, height: size.height)
    dumpFrames([source], request, jobs: 1) { output += $0 }
    for scope in try scopes(output, as: SolvedScope.self) {
      let type = String(scope.scope.prefix { $0 != "." })
      for (view, frame) in scope.frames {
        layouts[type, default: Layout()].frames[view] = ["x", "y", "width", "height"].map {
          frame[$0] ?? nil
        }
      }
    }
    return layouts
  }

  private func scopes<Scope: Decodable>(_ output: [UInt8], as type: Scope.Type) throws -> [Scope] {
    try output.split(separator: UInt8(ascii: "\n")).map {
      try JSONDecoder().decode(type, from: Data($0))
    }
  }

  private struct ReadScope: Decodable {
    struct Call: Decodable { var reason: String }

    var scope: String
    var constraints: [DumpedConstraint]
    var unresolved: [Call]
  }

  private struct SolvedScope: Decodable {
    var scope: String
    var frames: [String: [String: Double?]]
  }
}

extension LibrarySuite.Entry {
  /// A class whose method holds the code. Where that adds no view itself, the views stand in the class's own view.
  fileprivate func classText(_ name: String) -> String {
    let views = ["a", "b", "c", "d"]
    let isAdding = code.contains { $0.contains("addSubview") || $0.contains("subviews") }
    var lines = ["final class \(name): \(isController ? "UIViewController" : "UIView") {"]
    lines += views.map { "  let \($0) = UIView()" } + members.map { "  " + $0 }
    lines +=
      isController
      ? ["  override func viewDidLoad() {", "    super.viewDidLoad()"] : ["  func build() {"]
    if !isAdding { lines += views.map { "    \(isController ? "view." : "")addSubview(\($0))" } }
    return (lines + code.map { "    " + $0 } + ["  }", "}", ""]).joined(separator: "\n")
  }

  /// What of the expectations does not hold, in words.
  func misses(_ layout: LibrarySuite.Layout) -> [String] {
    let inForce = layout.constraints.count { constraint in
      !["conditional", "stored", "never"].contains { constraint.hasSuffix(" " + $0) }
    }
    let misses = expected.filter { line in
      let words = line.split(separator: " ").map(String.init)
      if words[0] == "count" { return words[1] != "\(inForce)" }
      if words[0].contains(".") { return !layout.constraints.contains(line) }
      guard let frame = layout.frames[words[0]] else { return true }
      return zip(words.dropFirst(), frame).contains { word, value in
        guard let number = Double(word) else { return word != "_" }
        return value.map { abs($0 - number) > 0.01 } ?? true
      }
    }
    return misses + layout.unresolved
  }
}

/// A constraint as `dump constraints` prints it.
struct DumpedConstraint: Decodable {
  struct End: Decodable {
    var item: String
    var attribute: String
  }

  var first: End
  var relation: String
  var second: End?
  var multiplier: Double?
  var constant: Double?
  var priority: Double?
  var active: String

  /// `a.top == self.top * 2 + 8 @750 stored`
  var notation: String {
    func text(_ number: Double?) -> String {
      guard let number else { return "?" }
      let rounded = (number * 10_000).rounded() / 10_000
      return Int(exactly: rounded).map(String.init) ?? String(rounded)
    }
    var parts = "\(first.item).\(first.attribute) \(relation)"
    let constant = text(constant)
    if let second {
      parts += " \(second.item).\(second.attribute)"
      if text(multiplier) != "1" { parts += " * " + text(multiplier) }
      if constant != "0" {
        parts += constant.hasPrefix("-") ? " - " + constant.dropFirst() : " + " + constant
      }
    } else {
      parts += " " + constant
    }
    if text(priority) != "1000" { parts += " @" + text(priority) }
    return active == "always" ? parts : parts + " " + active
  }
}
