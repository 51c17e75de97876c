import Foundation
import SourceText

/// A file `Fixtures/<rule-id>/<name>.swift` with what the rules must find in it.
package struct Fixture: Sendable, CustomStringConvertible {
  /// The folder's name: the rule that the fixture is about.
  package let rule: String
  /// The path below the checkout, also while linting.
  package let path: String
  /// What is linted: the file without its expectations.
  package let source: SourceFile
  /// The ids of the rules expected on each line, sorted. A rule stands there once for each finding.
  package let expectations: [Int: [String]]
  /// What fixing must give, without expectations: the content of `<name>.fixed.swift`, if there is one.
  package let golden: [UInt8]?

  package var description: String { path }

  /// All fixtures of one rule, sorted by path. What the other folders hold is about layouts, or about all rules.
  package static func all() throws -> [Fixture] { try everything.get() }

  /// For each rule, sorted by name, the first of its fixtures in which it reports something.
  package static func ofEachRule() throws -> [Fixture] {
    try Dictionary(grouping: all(), by: \.rule).sorted { $0.key < $1.key }.compactMap { rule, own in
      own.first { $0.expectations.values.joined().contains(rule) }
    }
  }

  /// Read once, for hundreds of tests ask.
  private static let everything = Result {
    try files(in: "Fixtures", endingIn: ".swift")
      .filter { file in
        !["tour", "listings", "migrate", "recorded"].contains {
          // A URL's path has no slash at its end.
          file.path.hasPrefix(checkout.appending(path: "Fixtures/\($0)").path + "/")
        }
      }
      .filter { !$0.lastPathComponent.hasSuffix(".fixed.swift") }
      .map { try Fixture($0) }
  }

  /// The rules among `ids` that code about one rule is linted with: those that rewrite whatever they can come alone,
  /// for most code is such that they can.
  package static func rules(_ ids: [String], about rule: String? = nil) -> Set<String> {
    Set(ids.filter { $0 == rule || !$0.hasPrefix("migrate-to-") })
  }

  /// Code as tutorials print it: each file of `Fixtures/listings` alone, and those of each folder in it together.
  package static func listings() throws -> [[Fixture]] {
    let root = checkout.appending(path: "Fixtures/listings").path
    let fixtures = try files(in: "Fixtures/listings", endingIn: ".swift").map { file in
      (folder: file.deletingLastPathComponent().path, fixture: try Fixture(file))
    }
    let alone = fixtures.filter { $0.folder == root }.map { [$0.fixture] }
    let together = Dictionary(grouping: fixtures.filter { $0.folder != root }, by: \.folder)
    return alone + together.sorted { $0.key < $1.key }.map { $0.value.map(\.fixture) }
  }

  private init(_ file: URL) throws {
    let marked = MarkedSource(Array(try Data(contentsOf: file)))
    rule = file.deletingLastPathComponent().lastPathComponent
    path = String(file.path.dropFirst(checkout.path.count).drop { $0 == "/" })
    source = SourceFile(path: path, bytes: marked.bytes)
    expectations = marked.expectations
    let fixed = file.deletingPathExtension().appendingPathExtension("fixed.swift")
    golden = (try? Data(contentsOf: fixed)).map { MarkedSource(Array($0)).bytes }
  }
}

/// Source whose `// expect: rule-id[, rule-id]` comments were taken out.
///
/// A comment at the end of a line speaks of that line, and goes with the blanks before it. One that stands
/// alone speaks of the next line; its line stays, empty, so that the lines keep their numbers.
package struct MarkedSource {
  package private(set) var bytes: [UInt8] = []
  package private(set) var expectations: [Int: [String]] = [:]

  private static let mark = Array("// expect:".utf8)

  package init(_ marked: [UInt8]) {
    let lines = LineTable(marked)
    var number = 1
    while let range = lines.range(ofLine: number) {
      add(marked[range.start..<range.end], number: number)
      number += 1
    }
    for line in expectations.keys { expectations[line]?.sort() }
  }

  private mutating func add(_ line: ArraySlice<UInt8>, number: Int) {
    guard let mark = MarkedSource.markIndex(in: line) else {
      bytes += line
      return
    }
    let code = line[..<mark]
    let end = code.lastIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    let isAlone = end == nil
    let ending = line.suffix(while: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") })
    let list = line[(mark + MarkedSource.mark.count)..<ending.startIndex]
    let ids = String(decoding: list, as: UTF8.self).split(separator: ",")
      .map { $0.trimmingCharacters(in: .whitespaces) }
    expectations[isAlone ? number + 1 : number, default: []] += ids
    if let end { bytes += line[...end] }
    bytes += ending
  }

  private static func markIndex(in line: ArraySlice<UInt8>) -> Int? {
    line.indices.last { line[$0] == mark[0] && line[$0...].starts(with: mark) }
  }
}

extension ArraySlice<UInt8> {
  fileprivate func suffix(while isPart: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    self[(lastIndex { !isPart($0) }.map { $0 + 1 } ?? startIndex)...]
  }
}
