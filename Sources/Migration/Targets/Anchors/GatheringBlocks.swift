import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

/// A statement that keeps the list of what a library's call makes in a closure: `shown = batch { … }`.
struct GatheringStatement {
  var span: TokenSpan
  var holder: ConstraintHolder
  var call: SourceRange
  var closure: ClosureID
  /// Where the closure stands, with its braces.
  var closureRange: SourceRange
  /// Whether the call puts the constraints in force.
  var isActive: Bool
}

extension MakingFinder {
  /// `nil` for a statement that does anything else.
  func gathering(_ id: StatementID) -> GatheringStatement? {
    guard let (value, holder) = kept(id), case .call(let callee, let arguments) = file[value].kind,
      let name = file.calledName(callee), let isActive = LayoutLibrary.gatherers[name]
    else { return nil }
    let list = Array(file.arguments(arguments))
    guard let last = list.last, case .closure(let closure) = file[last.value].kind,
      file[closure].parameters.count == 0
    else { return nil }
    var statement = GatheringStatement(
      span: file.closed(file[id].span), holder: holder, call: file.range(value), closure: closure,
      closureRange: file.range(last.value), isActive: isActive)
    if list.count == 2, file.label(list[0]) == "active",
      case .boolean(let flag) = file[list[0].value].kind
    {
      statement.isActive = flag
    } else if list.count > 1 {
      return nil
    }
    let isWritten = constraints.contains { place, read in
      place.file == fileIndex && statement.closureRange.contains(place.range)
        && read.contains { isWanted($0.origin.source) }
    }
    return isWritten ? statement : nil
  }
}

extension AnchorPass {
  /// Rewrites the statements of a block that keep lists of constraints that closures make: a closure then returns the
  /// list.
  ///
  /// - Parameter closed: gets the statements whose closures go with them.
  mutating func rewriteLists(in block: Block, closing closed: inout [SourceRange]) {
    for id in syntax.statements(of: block) {
      guard let statement = finder.gathering(id) else { continue }
      let range = syntax.range(statement.span)
      closed.append(range)
      let (firstRewrite, firstRefused) = (rewrites.count, refused.count)
      do throws(Refusal.Cause) {
        let name = try listName(statement)
        list = name
        var inner: [SourceRange] = []
        for block in syntax.blocks(in: syntax[statement.closure].body.span) {
          rewrite(block, closing: &inner)
        }
        list = nil
        let own = Array(rewrites[firstRewrite...])
        rewrites.removeSubrange(firstRewrite...)
        if refused.count == firstRefused {
          rewrites.append(try joined(own, in: statement, name))
        }
      } catch {
        refused.append(Refusal(error, file: file, range: range))
      }
      handle(range)
    }
  }

  /// The name of the list in the closure.
  private func listName(_ statement: GatheringStatement) throws(Refusal.Cause) -> String {
    let range = syntax.range(statement.span)
    guard syntax.hasOwnLines(range) else { throw .sharedLine }
    let body = syntax[statement.closure].body.span
    guard isPlain(statement) else { throw .otherCode }
    let tokens = syntax.source.tokens[Int(body.first)...Int(body.last)]
    guard !tokens.contains(where: { $0.kind == .poundIf }) else { throw .conditionalCompilation }
    guard !tokens.contains(where: { $0.kind == .returnKeyword }) else { throw .keptResult }
    let taken = Set(tokens.map { syntax.source.text($0) })
    guard let name = ["constraints", "made"].first(where: { !taken.contains($0) }) else {
      throw .keptResult
    }
    return name
  }

  /// Whether a closure does nothing that could make or gather constraints elsewhere: it calls nothing but what makes them,
  /// initializers and functions that make nothing, has no closures that may run later, and no types and functions of its own.
  private func isPlain(_ statement: GatheringStatement) -> Bool {
    let body = syntax[statement.closure].body.span
    let start = statement.closureRange.start + 1
    let first = syntax.statements(of: syntax[statement.closure].body).first.map {
      syntax.range(syntax[$0].span).start
    }
    // A list of captures, or `() in`.
    let tokens = syntax.source.tokens[Int(body.first)...Int(body.last)]
    if let first,
      tokens.contains(where: { $0.range.start >= start && $0.range.end <= first })
    {
      return false
    }
    guard syntax.typeSpans(inside: body).isEmpty,
      !syntax.functions.contains(where: { body.indices.contains(Int($0.name)) })
    else { return false }
    // Others that end with the closure are around it.
    let expressions = syntax.expressions(in: body).filter { $0.span.first > body.first }
    var loops: Set<SourceRange> = []
    for case .call(let callee, let arguments) in expressions.map(\.kind)
    where syntax.calledName(callee) == "forEach" {
      loops.formUnion(syntax.arguments(arguments).map { syntax.range($0.value) })
    }
    let harmless = project.survey(AnchorSurvey.self).harmless
      .union(Member.names(.prioritizes))
    return expressions.allSatisfy { expression in
      switch expression.kind {
      case .closure: return loops.contains(syntax.range(expression.span))
      case .call(let callee, _):
        let name = syntax.calledName(callee) ?? ""
        if name.startsUppercase || name == "forEach" || harmless.contains(name) { return true }
        let range = syntax.range(expression.span)
        let next = places.partitionIndex { $0.start > range.start }
        return next > 0 && places[next - 1].contains(range)
      default: return true
      }
    }
  }

  /// The statement with a closure that returns its list.
  private func joined(
    _ own: [AnchorRewrite], in statement: GatheringStatement, _ name: String
  ) throws(Refusal.Cause) -> AnchorRewrite {
    let range = syntax.range(statement.span)
    let isWhole = finder.constraints.keys.allSatisfy { place in
      place.file != file || !statement.closureRange.contains(place.range)
        || own.contains { $0.range.contains(place.range) }
    }
    guard isWhole, !own.isEmpty else { throw .keptResult }
    let source = syntax.source.file
    let indentation = writer.indentation(at: range.start)
    let inside = indentation + writer.unit
    let type = "[\(ClassName.layoutConstraint)]"
    let opening = "{ () -> \(type) in\n\(inside)var \(name): \(type) = []"
    var closing = "\n"
    if statement.isActive {
      closing += "\(inside)\(ClassName.layoutConstraint).\(MemberName.activate)(\(name))\n"
    }
    closing += "\(inside)return \(name)\n\(indentation)}()"
    var body = ""
    var position = statement.closureRange.start + 1
    for rewrite in own.sorted(by: { $0.range < $1.range }) {
      body += source.text(SourceRange(position, rewrite.range.start)) + rewrite.text
      position = rewrite.range.end
    }
    body += source.text(SourceRange(position, statement.closureRange.end - 1))
    while let last = body.last, last.isWhitespace { body.removeLast() }
    let ending = syntax.lineEnding
    let text =
      source.text(SourceRange(range.start, statement.call.start)) + ending.applied(to: opening)
      + body + ending.applied(to: closing)
    var views: [String] = []
    for view in own.flatMap(\.views) where !views.contains(view) { views.append(view) }
    return AnchorRewrite(file: file, range: range, text: text, views: views)
  }
}
