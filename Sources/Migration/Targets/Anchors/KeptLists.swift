import LayoutDialects
import LightSyntax
import SourceText
import UIKitFacts

/// A list to which a statement adds what a library's calls give: `shown.append(contentsOf: [title.autoCenterInSuperview()])`.
struct KeptList {
  /// What stands before and behind the calls: `shown.append(contentsOf: ` and `)`.
  var start: String
  var end: String
}

extension MakingFinder {
  /// A statement that adds the active constraints of a library's calls to a list, or assigns them to one.
  func keptList(_ id: StatementID) -> MakingStatement? {
    guard case .expression(let expression) = file[id].kind else { return nil }
    let value: ExpressionID
    var isOne = false
    switch file[expression].kind {
    case .call(let callee, let arguments):
      guard file.calledName(callee) == "append", arguments.count == 1,
        let only = file.arguments(arguments).first, !only.isTrailing,
        only.label < 0 || file.label(only) == "contentsOf"
      else { return nil }
      value = only.value
      isOne = only.label < 0
    case .assignment(_, let assigned): value = assigned
    case .binary(_, let token, let right):
      guard file.source.text(of: file.source.tokens[Int(token)], is: "+=") else { return nil }
      value = right
    default: return nil
    }
    let made: [ExpressionID]
    switch file[value].kind {
    case .array(let list) where !isOne: made = Array(file.elements(list))
    case .call where isOne: made = [value]
    default: return nil
    }
    let sites = made.compactMap(active)
    guard !sites.isEmpty, sites.count == made.count else { return nil }
    let whole = file.range(expression)
    let given = file.range(value)
    var start = file.source.file.text(SourceRange(whole.start, given.start))
    // `append(title.autoAlignAxis(toSuperviewAxis: .vertical))` adds a list from here on.
    if isOne { start += "contentsOf: " }
    return MakingStatement(
      span: file.closed(file[id].span), elements: sites.map { .site($0) }, keepsShape: false,
      kept: KeptList(
        start: start, end: file.source.file.text(SourceRange(given.end, whole.end))))
  }
}

extension AnchorPass {
  /// Writes a statement that keeps what it makes in a list: the anchors get a name, are activated, and are added.
  ///
  /// - Parameter block: the braces around the statement.
  mutating func rewriteKept(_ statement: MakingStatement, _ kept: KeptList, in block: Block) {
    let range = syntax.range(statement.span)
    defer { handle(range) }
    let made = statement.sites.flatMap(places).flatMap(read)
    guard !made.contains(where: \.origin.isMadeInactive) else {
      refused.append(Refusal(.keptResult, file: file, range: range))
      return
    }
    let name = listName(in: block)
    do throws(Refusal) {
      list = name
      defer { list = nil }
      let (run, written) = try listed(statement, as: name)
      guard let assigned = writer.assigning(written, to: name) else {
        throw Refusal(.keptResult, file: file, range: range)
      }
      let text = assigned.replacing("\(name) = [", with: "let \(name) = [")
      let indentation = writer.indentation(at: run.range.start)
      let closing =
        "\n\(indentation)\(ClassName.layoutConstraint).\(MemberName.activate)(\(name))"
        + "\n\(indentation)\(kept.start)\(name)\(kept.end)"
      rewrites.append(
        AnchorRewrite(
          file: file, range: run.range, text: text + syntax.lineEnding.applied(to: closing),
          views: views(of: statement).unique))
    } catch {
      refused.append(error)
    }
  }

  /// A name for the constraints of one statement; another one for the next of its block.
  private mutating func listName(in block: Block) -> String {
    let plain = ["constraints", "newConstraints"].first { !syntax.holdsIdentifier($0) }
    guard let plain, lists.blocks.insert(block.span.first).inserted else {
      return writer.freshName(plain ?? "constraints")
    }
    return plain
  }
}
