import LayoutModel
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

extension NumberReader {
  /// Marks the numbers that code around them counts on: `view.width - 40` beside an inset of 20 in the same function or, as
  /// it is about a width, in the same type; all of a type that adds up its own size; and what is in rows of a height that
  /// the type gives as a plain number.
  mutating func markSums() {
    guard !uses.isEmpty else { return }
    let formulas = Formulas(in: file)
    let terms = formulas.terms
    var sums: [Int32: Set<Double>] = [:]
    var sumsOfTypes: [TypeAxis: Set<Double>] = [:]
    for token in terms {
      sums[block(at: token), default: []].formUnion(formulas.values(at: token))
      let type = file.innermostTypeName(around: Int32(token)).map(lastComponent)
      for axis in formulas.axes(ofTermAt: token) {
        sumsOfTypes[TypeAxis(type: type, axis: axis), default: []].formUnion(
          formulas.values(at: token))
      }
    }
    let measured = formulas.measuredTypes
    let rows = formulas.rows
    var framed: Set<Int32> = []
    for use in uses where use.place == .frame && use.form == .computed {
      let first = terms.partitionIndex { Int(tokens[$0].start) >= use.range.start }
      if first < terms.count, Int(tokens[terms[first]].end) <= use.range.end {
        framed.insert(use.function)
      }
    }
    for index in uses.indices {
      let use = uses[index]
      let isSummed =
        use.value.map { value in
          var known = sums[use.function] ?? []
          for axis in use.axis.map({ [$0] }) ?? Axis.allCases {
            let key = TypeAxis(type: use.type.map(lastComponent), axis: axis)
            known.formUnion(sumsOfTypes[key] ?? [])
          }
          return known.contains(abs(value)) || known.contains(2 * abs(value))
        } ?? false
      let isInRow =
        use.axis == .vertical && rows.functions.contains(use.function)
        && use.type.map(rows.types.contains) ?? false
      uses[index].isInSum =
        isSummed || isInRow || use.place == .frame && framed.contains(use.function)
        || use.type.map(measured.contains) ?? false
    }
  }
}

/// What the formulas in a file add up.
private struct Formulas {
  let file: SyntaxFile
  private let tokens: [Token]

  init(in file: SyntaxFile) {
    self.file = file
    tokens = file.source.tokens
  }

  /// The literals that are added or subtracted, by their tokens.
  var terms: [Int] { tokens.indices.filter { isTerm($0) } }

  /// Less is no length of a design: `index - 1`, `width / 2`.
  private static let leastLength = 3.0

  private func number(at token: Int) -> Double? {
    guard tokens.indices.contains(token),
      tokens[token].kind == .integer || tokens[token].kind == .float
    else { return nil }
    return Double(file.source.text(tokens[token]).filter { $0 != "_" })
  }

  private func isOperator(_ token: Int, _ symbols: [StaticString]) -> Bool {
    tokens.indices.contains(token) && tokens[token].kind == .infixOperator
      && symbols.contains { file.source.text(of: tokens[token], is: $0) }
  }

  /// Whether a literal is added or taken away, perhaps several times: `width - 32`, `width - 2 * 16`.
  private func isTerm(_ token: Int) -> Bool {
    guard tokens[token].kind == .integer || tokens[token].kind == .float else { return false }
    if isOperator(token - 1, ["+", "-"]) || isOperator(token + 1, ["+", "-"]) { return true }
    func isTerm(_ step: Int) -> Bool {
      isOperator(token + step, ["*"]) && number(at: token + 2 * step) != nil
        && isOperator(token + 3 * step, ["+", "-"])
    }
    return isTerm(-1) || isTerm(1)
  }

  /// What a formula is about, by the names in it: `view.frame.width - 40`.
  func axes(ofTermAt token: Int) -> Set<Axis> {
    func isPart(_ index: Int) -> Bool {
      switch tokens[index].kind {
      case .identifier, .period, .infixOperator, .integer, .float, .selfKeyword, .rightParen,
        .postfixQuestion, .postfixExclamation:
        true
      default: false
      }
    }
    let before = tokens[..<token].indices.suffix(Self.longestFormula).reversed().prefix(
      while: isPart)
    let after = tokens.indices.dropFirst(token + 1).prefix(Self.longestFormula).prefix(
      while: isPart)
    return (Array(before) + Array(after)).reduce(into: []) { axes, index in
      guard tokens[index].kind == .identifier else { return }
      let name = file.name(Int32(index)).lowercased()
      if name.hasSuffix("width") { axes.insert(.horizontal) }
      if name.hasSuffix("height") { axes.insert(.vertical) }
    }
  }

  /// How many tokens of a formula are looked at on each side of a number.
  private static let longestFormula = 16

  /// A literal, and what it is with the literal that it is multiplied with.
  func values(at token: Int) -> [Double] {
    guard let value = number(at: token) else { return [] }
    var values = [value]
    if isOperator(token + 1, ["*"]), let other = number(at: token + 2) {
      values += [other, value * other]
    }
    return values.filter { $0 >= Self.leastLength }
  }

  /// The types of which a function or property gives a size that is made of plain numbers.
  var measuredTypes: Set<String> {
    var measured: Set<String> = []
    func note(_ name: String, _ type: TokenSpan?, _ body: Block?) {
      guard let body, let type, gives(name, file.text(type)),
        let owner = file.innermostTypeName(around: body.span.first), !measured.contains(owner),
        body.span.indices.contains(where: isLength)
      else { return }
      measured.insert(owner)
    }
    for function in file.functions where function.kind == .function {
      guard !isAboutRows(function) else { continue }
      note(file.name(function.name), function.returnType, function.body)
    }
    for binding in file.bindings where binding.name >= 0 {
      for accessor in file.functions[binding.accessors.indices] where accessor.kind == .getter {
        note(file.name(binding.name), binding.type, accessor.body)
      }
    }
    return measured
  }

  /// The functions that a table or a collection asks about its rows, by their first tokens, and the types in which one of
  /// them gives plain numbers as heights.
  var rows: (functions: Set<Int32>, types: Set<String>) {
    var rows: (functions: Set<Int32>, types: Set<String>) = ([], [])
    for function in file.functions where function.kind == .function && isAboutRows(function) {
      rows.functions.insert(function.span.first)
      let labels = file.parameters[function.parameters.indices].map { file.name($0.label) }
      guard let body = function.body, labels.contains(where: { $0.hasPrefix("heightFor") }),
        body.span.indices.contains(where: isLength)
      else { continue }
      if let owner = file.innermostTypeName(around: body.span.first) { rows.types.insert(owner) }
    }
    return rows
  }

  /// Whether what a function or property gives is a size, by its type or its name.
  private func gives(_ name: String, _ type: String) -> Bool {
    if type == "CGSize" { return true }
    let lower = name.lowercased()
    return type == "CGFloat" && ["height", "width", "size"].contains(where: lower.holds)
  }

  /// Whether a function is asked by a table or a collection for the size of its rows, rather than for that of its own type.
  private func isAboutRows(_ function: FunctionDeclaration) -> Bool {
    file.parameters[function.parameters.indices].first.map { first in
      let type = first.type.map { file.text($0) } ?? ""
      return type.hasSuffix("TableView") || type.hasSuffix("CollectionView")
    } ?? false
  }

  /// Whether a literal may be a length that nothing scales: no font size, no divisor.
  private func isLength(_ token: Int) -> Bool {
    guard let value = number(at: token), value >= Self.leastLength,
      !isOperator(token - 1, ["*", "/"]), tokens[token + 1].kind != .period
    else { return false }
    return token < 2 || !file.source.text(of: tokens[token - 2], is: "ofSize")
  }
}

/// What the formulas of a type are about.
private struct TypeAxis: Hashable {
  let type: String?
  let axis: Axis
}

extension NumberReader {
  /// The heights of bars in code for systems without a safe area are none of a design.
  mutating func markOldBars() {
    func isOld(_ use: NumberUse) -> Bool {
      use.axis != .horizontal && use.value.map { SystemBar.former.contains(abs($0)) } ?? false
    }
    guard uses.contains(where: isOld) else { return }
    let branches = JoinedRanges(file.formerBranches.map { file.range($0.span) })
    for index in uses.indices where isOld(uses[index]) && branches.contain(uses[index].range) {
      uses[index].isOfSomeScreens = true
    }
  }
}
