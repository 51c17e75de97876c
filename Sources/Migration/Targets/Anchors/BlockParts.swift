import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens

/// A statement in a closure that a library's call runs at once.
enum BlockPart {
  /// It makes constraints.
  case made(SourceRange)
  /// It gives a variable the only constraint that the expression at the range makes.
  case held(SourceRange, ConstraintHolder)
  /// It does something else, which needs nothing of the closure.
  case other(SourceRange)

  /// Where constraints are made; `nil` if none are.
  var place: SourceRange? {
    switch self {
    case .made(let range), .held(let range, _): range
    case .other: nil
    }
  }
}

extension MakingFinder {
  /// `nil` where a statement does anything that must stay in the closure, and where none makes constraints.
  func parts(of closure: ClosureID) -> [BlockPart]? {
    var parts: [BlockPart] = []
    for statement in file.statements(of: file[closure].body) {
      guard let part = part(statement, of: closure) else { return nil }
      parts.append(part)
    }
    return parts.contains { $0.place != nil } ? parts : nil
  }

  private func part(_ id: StatementID, of closure: ClosureID) -> BlockPart? {
    if let held = heldConstraint(id), let holder = held.holder, let site = held.sites.first {
      return .held(site.range, holder)
    }
    if case .expression(let expression) = file[id].kind, let site = active(expression) {
      return .made(site.range)
    }
    let range = file.range(file[id].span)
    guard file.standsAlone(id, outside: closure),
      !constraints.keys.contains(where: { $0.file == fileIndex && range.contains($0.range) })
    else { return nil }
    return .other(range)
  }

  /// Whether the numbers of what is made before something else happens may be computed after it.
  func keepsNumbers(_ parts: [BlockPart], _ closure: ClosureID) -> Bool {
    let last = parts.lastIndex { $0.place == nil } ?? 0
    return parts[..<last].compactMap(\.place).allSatisfy { keepsNumbers($0, closure) }
  }

  /// Whether what an expression names besides the closure's parameters never changes.
  private func keepsNumbers(_ range: SourceRange, _ closure: ClosureID) -> Bool {
    let tokens = file.source.tokens
    let parameters = Set(file.nameTokens[file[closure].parameters.indices].map(file.name))
    return file.tokens(in: range).allSatisfy { index in
      guard tokens[index].kind == .identifier, index > 0, tokens[index - 1].kind != .period else {
        return tokens[index].kind != .selfKeyword
      }
      let name = file.name(Int32(index))
      return parameters.contains(name) || name.startsUppercase || isConstant(name)
    }
  }

  /// Whether a file declares a name only by `let`.
  private func isConstant(_ name: String) -> Bool {
    let tokens = file.source.tokens
    let declared = tokens.indices.dropFirst().filter {
      tokens[$0].kind == .identifier && file.name(Int32($0)) == name
    }.map { tokens[$0 - 1].kind }
    return declared.contains(.letKeyword) && !declared.contains(.varKeyword)
  }
}

extension AnchorPass {
  func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  /// The constraints of a library's call with a closure, and what else that does.
  func entries(
    of site: MakingSite, _ closure: ClosureID
  ) throws(Refusal.Cause) -> [ListEntry] {
    let spelling = spelling(site)
    let parts = finder.parts(of: closure) ?? []
    guard finder.keepsNumbers(parts, closure) else { throw .otherCode }
    var entries: [ListEntry] = []
    for part in parts {
      switch part {
      case .made(let place): entries += try self.entries(at: place, of: site, spelling)
      case .held(let place, let holder):
        entries.append(try entry(of: site, at: place, heldBy: holder))
      case .other(let range):
        guard syntax.hasOwnLines(range) else { throw .sharedLine }
        let text = syntax.source.file.text(range)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let outer = writer.indentation(at: site.range.start)
        let inner = writer.indentation(at: range.start)
        let moved = lines.enumerated().map { index, line in
          let isIndented = index > 0 && line.hasPrefix(inner)
          return isIndented ? outer + line.dropFirst(inner.count) : String(line)
        }
        entries.append(
          ListEntry(content: .statement(moved.joined(separator: "\n")), range: range))
      }
    }
    return entries
  }
}
