import JSONText
import LayoutDialects
import LayoutModel
import SourceText
import SwiftTokens

/// Writes the tokens of `files` as JSON Lines, one object for each file, in the order of the files.
package func dumpTokens(_ files: [SourceFile], jobs: Int, write: ([UInt8]) -> Void) {
  // In portions, so that the dumps of a large tree are never all in memory.
  let portion = 64
  for start in stride(from: 0, to: files.count, by: portion) {
    let part = Array(files[start..<min(start + portion, files.count)])
    for line in parallelMap(
      count: part.count, jobs: jobs, { TokenizedFile(part[$0]).dumpLine() })
    {
      write(line + [UInt8(ascii: "\n")])
    }
  }
}

/// Writes the layout scopes of `files` as JSON Lines, one object for each scope, in the order of the files.
///
/// - Parameter facts: what the project's configuration states about its code.
package func dumpConstraints(
  _ files: [SourceFile], facts: ProjectFacts = ProjectFacts(), jobs: Int, write: ([UInt8]) -> Void
) {
  let project = ProjectAnalysis(files, stating: facts, jobs: jobs, readsFrames: true)
  let lines = LineTables(files)
  let readings = parallelMap(count: project.units.count, jobs: jobs) { index in
    readLayout(
      of: project.units[index], in: project.facts, files: project.files, words: project.words,
      readsFrames: true)
  }
  let ordered = allScopes(of: readings).enumerated().sorted {
    ($0.element.file, $0.offset) < ($1.element.file, $1.offset)
  }
  for (_, scope) in ordered {
    write(ScopeDump(scope: scope, files: files, lines: lines).line)
  }
}

/// The line tables of all files.
struct LineTables: Sendable {
  private let tables: [LineTable]

  init(_ files: [SourceFile]) { tables = files.map { LineTable($0.bytes) } }

  func position(_ offset: Int, in file: Int) -> SourcePosition {
    tables[file].position(at: offset)
  }

  /// The bytes of a line (from 1); `nil` past the last one.
  func range(ofLine line: Int, in file: Int) -> SourceRange? { tables[file].range(ofLine: line) }
}

/// One scope as the dump prints it.
struct ScopeDump: JSONWritable {
  let scope: LayoutScope
  let files: [SourceFile]
  let lines: LineTables

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("path", files[scope.file].path)
      writer.member("scope", scope.name)
      writer.member("container", scope.container.map(name))
      writer.array("items") { writer in for item in scope.items { write(item, to: &writer) } }
      writer.array("constraints") { writer in
        for constraint in scope.constraints { write(constraint, to: &writer) }
      }
      writer.array("unresolved") { writer in
        for call in scope.unresolved { write(call, to: &writer) }
      }
    }
  }

  private func name(_ item: ItemID) -> String { scope.descriptions[item.index].name }

  private func write(_ item: Item, to writer: inout JSONWriter) {
    let description = scope.descriptions[item.id.index]
    writer.object { writer in
      writer.member("id", description.name)
      writer.member("kind", item.kind.rawValue)
      if let type = description.type { writer.member("type", type) }
      if let owner = item.owner { writer.member("owner", name(owner)) }
      if let superview = item.superview { writer.member("superview", name(superview)) }
      if !item.intrinsicAxes.isEmpty {
        let axes = [(Axis.horizontal, "width"), (.vertical, "height")]
        writer.member(
          "intrinsic", axes.filter { item.intrinsicAxes.contains($0.0) }.map(\.1))
      }
      if let stack = scope.stacks.first(where: { $0.stack == item.id && $0.isComplete }) {
        writer.key("stack")
        write(stack, to: &writer)
      }
    }
  }

  private func write(_ stack: StackArrangement, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("axis", stack.axis.rawValue)
      writer.member("alignment", stack.alignment?.rawValue)
      writer.member("distribution", stack.distribution?.rawValue)
      writer.member("views", stack.children.map(name))
      writer.array("gaps") { writer in for gap in stack.gaps { writer.write(gap) } }
    }
  }

  private func write(_ constraint: Constraint, to writer: inout JSONWriter) {
    writer.object { writer in writeMembers(of: constraint, to: &writer) }
  }

  /// Writes all but the braces.
  func writeMembers(of constraint: Constraint, to writer: inout JSONWriter) {
    let origin = scope.origins[constraint.id.index]
    let position = lines.position(origin.range.start, in: origin.file)
    if origin.file != scope.file { writer.member("path", files[origin.file].path) }
    writer.member("line", position.line)
    writer.member("column", position.column)
    writer.member("dialect", origin.source.rawValue)
    if !origin.via.isEmpty { writer.member("via", origin.via) }
    writer.key("first")
    write(constraint.first, to: &writer)
    writer.member("relation", constraint.relation.rawValue)
    writer.key("second")
    if let second = constraint.second {
      write(second, to: &writer)
    } else {
      writer.write(String?.none)
    }
    write("multiplier", constraint.multiplier, origin.multiplier?.number, to: &writer)
    if !constraint.terms.isEmpty {
      writer.array("terms") { writer in
        for term in constraint.terms { write(term, to: &writer) }
      }
    }
    let spacing = Number(value: nil, isLiteral: false, text: "systemSpacing")
    write(
      "constant", constraint.constant,
      origin.isSystemSpacing ? spacing : origin.constant?.number, to: &writer)
    write("priority", constraint.priority, origin.priority, to: &writer)
    writer.member("active", activation(constraint.activation))
    if constraint.activation == .conditional, !origin.branches.isEmpty {
      writer.member("branch", origin.branches.map(\.name).joined(separator: " && "))
    }
    if let built = origin.built {
      writer.key("built")
      write(built, to: &writer)
    }
  }

  /// Where a helper contains the code that builds a constraint.
  private func write(_ built: BuiltPlace, to writer: inout JSONWriter) {
    let position = lines.position(built.range.start, in: built.file)
    writer.object { writer in
      writer.member("path", files[built.file].path)
      writer.member("line", position.line)
      writer.member("column", position.column)
    }
  }

  private func write(_ anchor: Anchor, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("item", name(anchor.item))
      writer.member("attribute", anchor.attribute.rawValue)
    }
  }

  private func write(_ term: Constraint.Term, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("item", name(term.anchor.item))
      writer.member("attribute", term.anchor.attribute.rawValue)
      writer.member("multiplier", term.factor)
    }
  }

  /// A number, and its source unless that is a plain number.
  private func write(
    _ key: String, _ scalar: Scalar, _ number: Number?, to writer: inout JSONWriter
  ) {
    writer.member(key, scalar.value)
    if let number, !number.isLiteral { writer.member(key + "Source", number.source) }
  }

  private func activation(_ activation: Activation) -> String {
    switch activation {
    case .always: "always"
    case .conditional: "conditional"
    case .stored: "stored"
    case .never: "never"
    }
  }

  private func write(_ call: UnresolvedCall, to writer: inout JSONWriter) {
    let position = lines.position(call.range.start, in: call.file)
    writer.object { writer in
      if call.file != scope.file { writer.member("path", files[call.file].path) }
      writer.member("line", position.line)
      writer.member("column", position.column)
      writer.member("reason", call.reason)
      if !call.built.isEmpty {
        writer.array("built") { writer in for place in call.built { write(place, to: &writer) } }
      }
    }
  }
}
