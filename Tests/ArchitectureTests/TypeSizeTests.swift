import Foundation
import LightSyntax
import SourceText
import SwiftTokens
import TestSupport
import Testing

// A type that stores much, or does much, cannot be understood as a whole, in however many files its extensions stand.
//
// An extension of another module's type sees only what that module shows, so it counts as a type of its own.

private let maximumProperties = 20
private let maximumLines = 1_200

/// Types that store more: how many properties each may have. To raise one needs a reason.
private let properties: [String: Int] = [
  // Facts of one thing, told one by one.
  "LayoutDialects.ConstraintOrigin": 34, "LayoutDialects.ItemDescription": 35,
  "layoutlint.LintRequest": 27, "LayoutDialects.Dialect": 24,
  // Tables.
  "LightSyntax.SyntaxFile": 26, "LightSyntax.SyntaxTables": 21, "LayoutDialects.Project": 23,
]

/// Types with more code: how many lines each may have. To raise one needs a reason.
private let lines: [String: Int] = [
  "LayoutDialects.TypeReader": 8_400, "LintRules.SyntaxFile": 4_300, "LightSyntax.Parser": 1_700,
  "LayoutDialects.NumberReader": 1_850, "layoutlint.Surroundings": 1_550,
  "LintRules.LayoutContext": 1_600, "Migration.AnchorPass": 1_350,
]

private struct TypeSize: Sendable {
  var properties = 0
  var lines = 0
}

/// The types of all modules, by module and name.
private let sizes: [String: TypeSize] = {
  var sizes: [String: TypeSize] = [:]
  for url in files(in: "Sources", endingIn: ".swift") {
    guard let bytes = try? [UInt8](Data(contentsOf: url)) else { continue }
    let root = checkout.appending(path: "Sources").path + "/"
    let path = String(url.path.dropFirst(root.count))
    let module = String(path.prefix { $0 != "/" })
    measure(SyntaxFile(TokenizedFile(SourceFile(path: path, bytes: bytes)))) { name, size in
      sizes["\(module).\(name)", default: TypeSize()].properties += size.properties
      sizes["\(module).\(name)", default: TypeSize()].lines += size.lines
    }
  }
  return sizes
}()

/// Measures each declaration and extension of a type in a file, without the types inside.
private func measure(_ file: SyntaxFile, _ report: (String, TypeSize) -> Void) {
  let table = LineTable(file.source.file.bytes)
  func lineCount(_ span: TokenSpan) -> Int {
    let range = file.range(span)
    return table.position(at: range.end).line - table.position(at: range.start).line + 1
  }
  for type in file.types {
    let around = file.types.filter { outer in
      outer.span.first < type.span.first && type.span.last <= outer.span.last
    }.sorted { $0.span.first < $1.span.first }
    let name = (around + [type]).map { file.text($0.name) }.joined(separator: ".")
    var size = TypeSize(lines: lineCount(type.span))
    for member in file.members[type.members.indices] {
      switch member {
      case .type(let id): size.lines -= lineCount(file[id].span)
      case .function: break
      case .variable(let id):
        if file[id].modifiers.contains(.static) {
          // A value in a table, such as a rule in the catalogue.
          size.lines -= file[id].isLet ? lineCount(file[id].span) : 0
        } else if type.kind != .extension, type.kind != .protocol {
          size.properties += file.bindings[file[id].bindings.indices].count { binding in
            file.functions[binding.accessors.indices].allSatisfy { $0.kind == .observer }
          }
        }
      }
    }
    report(name, size)
  }
}

@Test("no type stores more than twenty properties, or has more than twelve hundred lines")
private func typesAreSmall() {
  #expect(sizes.count > 1_000)
  for (name, size) in sizes {
    #expect(size.properties <= properties[name] ?? maximumProperties, "\(name)")
    #expect(size.lines <= lines[name] ?? maximumLines, "\(name)")
  }
}

@Test("each exception is needed, and as small as it can be")
private func exceptionsAreTight() {
  for (name, limit) in properties {
    #expect(sizes[name]?.properties == limit, "\(name)")
    #expect(limit > maximumProperties, "\(name)")
  }
  for (name, limit) in lines {
    let found = sizes[name]?.lines ?? 0
    #expect(found > maximumLines, "take out \(name)")
    #expect(found * 10 > limit * 9, "\(name) has \(found) lines")
  }
}

@Test(
  "counts what a type stores and how long it is",
  arguments: [
    ("struct A {\n  let a: Int\n  var b = 1, c = 2\n}", ["A 3 4"]),
    ("struct A {\n  var a: Int { 1 }\n  var b = 1 { didSet {} }\n}", ["A 1 4"]),
    ("enum A {\n  static let a = [\n    1\n  ]\n  static var b: Int { 1 }\n}", ["A 0 3"]),
    ("extension A.B {\n  func a() {}\n}", ["A.B 0 3"]),
    ("final class A {\n  struct B {\n    let a: Int\n  }\n  let b: B\n}", ["A 1 3", "A.B 1 3"]),
    ("protocol A {\n  var a: Int { get }\n}", ["A 0 3"]),
  ])
private func measures(_ code: String, _ expected: [String]) {
  var found: [String] = []
  measure(SyntaxFile(TokenizedFile(SourceFile(path: "a.swift", bytes: Array(code.utf8))))) {
    found.append("\($0) \($1.properties) \($1.lines)")
  }
  #expect(found.sorted() == expected)
}
