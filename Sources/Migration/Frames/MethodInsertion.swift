import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

/// Where the statements of a layout method go, and the text that puts them there.
struct MethodInsertion {
  /// In the file as it was.
  let offset: Int
  let text: String
  /// Whether the text is a method of its own.
  let isNewMethod: Bool

  /// - Parameters:
  ///   - isInner: whether the views lie in a `contentView`.
  ///   - builders: the signatures of the functions that hold the constraints: a new method is put close to them.
  ///   - deleted: code that goes; the method is not put behind it.
  init(
    _ statements: [LayoutStatement], in source: ClassSource, _ style: CodeStyle, isInner: Bool,
    near builders: Set<String>, deleted: [TokenSpan]
  ) throws(Refusal.Cause) {
    let ending = source.file.lineEnding
    let name = Self.methodName(of: source)
    let statements = style.spelled(statements)
    if source.isSilenced(name) {
      throw .layoutMethod("a subclass overrides '\(name)' without calling super")
    }
    if let method = try Self.existing(name, in: source) {
      let place = try Self.place(in: method, name, isInner: isInner, source)
      offset = place.offset
      isNewMethod = false
      let lines = Self.lines(statements, place.indentation, unit: Self.unit(of: source))
      text = ending.applied(to: lines.map { $0 + "\n" }.joined())
      return
    }
    guard let anchor = Self.anchor(in: source, near: builders, deleted: deleted) else {
      throw .layoutMethod("there is no place to insert '\(name)'")
    }
    let unit = Self.unit(of: source)
    let head = "\(Self.modifiers(in: source)) func \(name)()"
    let opening = style.opensOnOwnLine ? [head, "{"] : [head + " {"]
    let body =
      opening.map { anchor.indentation + $0 } + [anchor.indentation + unit + "super.\(name)()"]
      + Self.lines(statements, anchor.indentation + unit, unit: unit)
      + [anchor.indentation + "}"]
    offset = anchor.offset
    isNewMethod = true
    text = ending.applied(to: "\n" + body.map { $0 + "\n" }.joined())
  }

  static func methodName(of source: ClassSource) -> String {
    source.role == .controller
      ? ClassSource.LayoutMethod.viewDidLayoutSubviews.rawValue
      : ClassSource.LayoutMethod.layoutSubviews.rawValue
  }

  /// The names that the class's layout method uses already.
  static func names(in source: ClassSource) -> Set<String> {
    let name = methodName(of: source)
    var names: Set<String> = []
    for method in source.parts.flatMap(source.methods) where source.file.name(method.name) == name {
      for index in method.span.indices where source.file.source.tokens[index].kind == .identifier {
        if index > 0, source.file.source.tokens[index - 1].kind == .period { continue }
        let name = source.file.name(Int32(index))
        if containerNames.contains(name), !declaresContainer(index, in: source.file) { continue }
        names.insert(name)
      }
    }
    return names
  }

  private static func lines(
    _ statements: [LayoutStatement], _ indentation: String, unit: String
  ) -> [String] {
    statements.flatMap { statement in
      statement.lines.map { depth, text in
        indentation + String(repeating: unit, count: depth) + text
      }
    }
  }

  // MARK: A method that is there

  private static func existing(
    _ name: String, in source: ClassSource
  ) throws(Refusal.Cause) -> FunctionDeclaration? {
    for part in source.allParts {
      let file = source.files[part.file]
      for member in file.members[file[part.type].members.indices] {
        guard case .function(let id) = member, file.name(file[id].name) == name else { continue }
        guard part.file == source.fileIndex else {
          throw .layoutMethod("'\(name)' is declared in another file")
        }
        if source.isConditional(file.range(file[id].span)) { throw .conditionalCompilation }
        return file[id]
      }
    }
    return nil
  }

  /// Behind the call of `super`, where UIKit has done its own part.
  ///
  /// What lies in a `contentView` is laid out after all that the method does: its frames are set at the end.
  private static func place(
    in method: FunctionDeclaration, _ name: String, isInner: Bool, _ source: ClassSource
  ) throws(Refusal.Cause) -> (offset: Int, indentation: String) {
    let file = source.file
    guard let body = method.body else { throw .layoutMethod("'\(name)' has no body") }
    let statements = file.statements(of: body)
    let call = statements.first { file.text(file[$0].span) == "super.\(name)()" }
    guard let call else {
      throw .layoutMethod("'\(name)' does not call super in a separate statement")
    }
    let tokens = file.source.tokens
    if !isInner, body.span.indices.contains(where: { declaresContainer($0, in: file) }) {
      throw .layoutMethod("'\(name)' declares a variable whose name the new code needs")
    }
    let leaves = body.span.indices.contains { tokens[$0].kind == .returnKeyword }
    if isInner, statements.count > 1, leaves {
      throw .layoutMethod("'\(name)' may return before its last statement")
    }
    let last = isInner ? statements.last ?? call : call
    guard let place = wholeLine(of: file.range(file[last].span), in: file) else {
      throw .layoutMethod("'super.\(name)()' shares its line with other code")
    }
    return place
  }

  private static func declaresContainer(_ index: Int, in file: SyntaxFile) -> Bool {
    let tokens = file.source.tokens
    guard index > 0, tokens[index].kind == .identifier,
      tokens[index - 1].kind == .letKeyword || tokens[index - 1].kind == .varKeyword
    else { return false }
    return containerNames.contains(file.name(Int32(index)))
  }

  private static let containerNames: Set<String> = ["bounds", "view", MemberName.contentView]

  /// The end of the line on which code ends, and its indentation, if it has its lines for itself, a semicolon apart.
  private static func wholeLine(
    of range: SourceRange, in file: SyntaxFile
  ) -> (offset: Int, indentation: String)? {
    let range = file.closed(range)
    let bytes = file.source.file.bytes
    let table = file.lines
    let first = table.range(ofLine: table.position(at: range.start).line)
    guard let line = table.range(ofLine: table.position(at: range.end).line), let first,
      line.end > line.start, bytes[line.end - 1] == 0x0A || bytes[line.end - 1] == 0x0D
    else { return nil }
    let blanks = bytes[first.start..<range.start]
    guard blanks.allSatisfy({ $0 == 0x20 || $0 == 0x09 }),
      bytes[range.end..<line.end].allSatisfy({ [0x20, 0x09, 0x0A, 0x0D].contains($0) })
    else { return nil }
    return (line.end, String(decoding: blanks, as: UTF8.self))
  }

  // MARK: A new method

  /// `override`, with the access that a method needs which overrides one of the system's: that of its class, as far as the
  /// class states it. A method of an open class that is only public could not be overridden in other modules.
  private static func modifiers(in source: ClassSource) -> String {
    let file = source.file
    let declaration = file[source.declaration]
    let stated = declaration.span.first..<declaration.name.first
    guard
      let access = stated.lazy.map({ file.word(Int($0)) }).first(where: accessWords.contains)
    else { return "override" }
    // The file's own order, or else the project's.
    var order = file.accessOrder
    if order == 0 { order = source.files.reduce(0) { $0 + $1.accessOrder } }
    return order > 0 ? "override \(access)" : "\(access) override"
  }

  /// Behind the last method that lays the views out, as far as that stands with those that the system calls: not under a
  /// mark of another topic.
  private static func anchor(
    in source: ClassSource, near builders: Set<String>, deleted: [TokenSpan]
  ) -> (offset: Int, indentation: String)? {
    let file = source.file
    let methods = source.methods(in: source.declaration).filter { method in
      !deleted.contains { $0.contains(method.span) }
    }
    let known = methods.filter { source.setUp.contains($0, in: file) }
    let called = known.last(where: isCalledBySystem)
    let near = called.flatMap { called in
      known.last { method in
        method.span.first >= called.span.first
          && (isCalledBySystem(method) || builders.contains(file.signature(of: method)))
          && !isMark(between: called, method, file)
      }
    }
    if let method = near ?? known.last ?? methods.last {
      return wholeLine(of: file.range(method.span), in: file)
    }
    // All methods are in extensions: the first that overrides one belongs behind the properties.
    let properties = file.members[file[source.declaration].members.indices].compactMap { member in
      if case .variable(let id) = member { file[id].span } else { nil }
    }.filter { property in
      !deleted.contains { $0.contains(property) } && !source.isConditional(file.range(property))
    }
    return properties.last.flatMap { wholeLine(of: file.range($0), in: file) }
  }

  private static func isCalledBySystem(_ method: FunctionDeclaration) -> Bool {
    method.kind == .initializer || method.modifiers.contains(.override)
  }

  /// `// MARK: - Actions`, also without the blanks.
  private static func isMark(_ comment: String) -> Bool {
    comment.drop { $0 == "/" || $0 == " " }.hasPrefix("MARK:")
  }

  /// Whether a comment between two methods begins another topic.
  private static func isMark(
    between first: FunctionDeclaration, _ last: FunctionDeclaration, _ file: SyntaxFile
  ) -> Bool {
    let (start, end) = (file.range(first.span).end, file.range(last.span).start)
    return file.source.comments.contains {
      start <= $0.start && $0.end <= end && isMark(file.source.file.text($0))
    }
  }

  private static func indentation(before offset: Int, in bytes: [UInt8]) -> String? {
    var start = offset
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    guard start == 0 || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D else { return nil }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// One step of the class's indentation: the most frequent one from a method to its first statement.
  private static func unit(of source: ClassSource) -> String {
    let file = source.file
    let bytes = file.source.file.bytes
    var counts: [String: Int] = [:]
    for method in source.parts.flatMap(source.methods) {
      guard let body = method.body, let first = file.statements(of: body).first,
        let inner = indentation(before: file.range(file[first].span).start, in: bytes),
        let outer = indentation(before: file.range(method.span).start, in: bytes),
        inner.hasPrefix(outer), inner.count > outer.count
      else { continue }
      counts[String(inner.dropFirst(outer.count)), default: 0] += 1
    }
    return counts.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key ?? memberStep(of: source)
      ?? "  "
  }

  /// The step from a class to its members, where the code in methods has blanks of another kind.
  private static func memberStep(of source: ClassSource) -> String? {
    let file = source.file
    let bytes = file.source.file.bytes
    let steps = source.parts.lazy.compactMap { part -> String? in
      guard let outer = indentation(before: file.range(file[part].span).start, in: bytes),
        let method = source.methods(in: part).first,
        let inner = indentation(before: file.range(method.span).start, in: bytes),
        inner.hasPrefix(outer), inner.count > outer.count
      else { return nil }
      return String(inner.dropFirst(outer.count))
    }
    return steps.first
  }
}

private let accessWords: Set<String> = ["open", "public", "internal"]
private let overrideHash = Token.nameHash(of: "override")

extension SyntaxFile {
  /// How much more often `override` stands before the access of a method than behind it.
  fileprivate var accessOrder: Int {
    source.tokens.indices.dropFirst().dropLast().reduce(0) { order, index in
      guard source.tokens[index].kind.canBeName, source.tokens[index].nameHash == overrideHash,
        word(index) == "override"
      else { return order }
      return order + (accessWords.contains(word(index + 1)) ? 1 : 0)
        - (accessWords.contains(word(index - 1)) ? 1 : 0)
    }
  }

  fileprivate func word(_ index: Int) -> String { source.text(source.tokens[index]) }
}
