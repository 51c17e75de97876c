import Foundation
import LintDriver
import SourceText
import TestSupport
import Testing

/// Reading the calls of a library's own tests and documents, in classes of ours, gives what those tests assert.
@Suite("Layout libraries' own tests")
struct LibrarySuiteTests {
  @Test("give the constraints and frames that they assert", arguments: try LibrarySuite.all())
  func results(_ suite: LibrarySuite) throws {
    let layouts = try suite.readLayouts()
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

extension LibrarySuite {
  /// What is read of each class of a file.
  fileprivate func readLayouts() throws -> [String: Layout] {
    let classes = entries.enumerated().map { $1.classText("Case\($0)") }
    let code = "import UIKit\nimport \(module)\n\n" + classes.joined(separator: "\n")
    let source = SourceFile(path: "\(self).swift", bytes: Array(code.utf8))
    var layouts: [String: Layout] = [:]
    var output: [UInt8] = []
    dumpConstraints([source], jobs: 1) { output += $0 }
    for scope in try scopes(output, as: ReadScope.self) {
      let type = String(scope.scope.prefix { $0 != "." })
      layouts[type, default: Layout()].constraints += scope.constraints.map(\.notation)
      layouts[type, default: Layout()].problems += scope.unresolved.map(\.reason)
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
}

private struct ReadScope: Decodable {
  struct Call: Decodable { var reason: String }

  struct Constraint: Decodable {
    var first: WrittenConstraint.End
    var relation: String
    var second: WrittenConstraint.End?
    var multiplier: Double?
    var constant: Double?
    var priority: Double?
    var active: String

    var notation: String {
      WrittenConstraint(
        first, relation, second, multiplier: multiplier, constant: constant, priority: priority
      ).notation(active)
    }
  }

  var scope: String
  var constraints: [Constraint]
  var unresolved: [Call]
}

private struct SolvedScope: Decodable {
  var scope: String
  var frames: [String: [String: Double?]]
}
