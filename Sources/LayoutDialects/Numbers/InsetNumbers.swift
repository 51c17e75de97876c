import LayoutModel
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

extension NumberReader {
  /// `UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)`
  mutating func readInsets(_ token: Int) {
    let name = file.name(Int32(token))
    guard GeometryFunctions.insets[name] != nil, let call = file.call(named: token) else { return }
    readInsets(call, name)
  }

  /// `.init(top: 8, leading: 16, bottom: 8, trailing: 16)`
  ///
  /// - Parameter label: the token of the first argument's label.
  mutating func readUnnamedInsets(_ label: Int) {
    guard label > 2, tokens[label - 1].kind == .leftParen, tokens[label - 2].kind == .initKeyword,
      tokens[label - 3].kind == .period,
      let call = file.call(named: label - 2)
    else { return }
    let labels = call.arguments.map { file.label($0) ?? "" }
    guard let maker = GeometryFunctions.insets.first(where: { $0.value == labels }) else { return }
    // SwiftUI's insets have the same labels, and nothing here tells them apart.
    if labels.contains("leading"), file.importedModules.contains("SwiftUI") { return }
    readInsets(call, maker.key)
  }

  private mutating func readInsets(_ call: FoundCall, _ name: String) {
    guard !namedValues().contains(call.span), !isForTouches(call.span),
      !servesTouches(insetBy: call.span), !isInPlaceOfSafeArea(call.span)
    else { return }
    addGroup(call, name, .inset, item: nil)
  }

  /// Adds the numbers of a call that makes geometry.
  mutating func addGroup(
    _ call: FoundCall, _ name: String, _ place: NumberUse.Place, item: String?
  ) {
    let start = uses.count
    for (index, argument) in call.arguments.enumerated() {
      let part = GeometryFunctions.all.part(argument, at: index, of: name, in: file)
      add(argument.value, place, part: part, axis: layoutAxis(of: part), item: item) {
        place == .inset
          ? "the \(part) inset is \(format($0)) points"
          : "the \(part) of this \(place.rawValue) is \(format($0)) points"
      }
    }
    groups.append(
      NumberGroup(
        place: place, name: name, range: file.range(call.span), count: call.arguments.count,
        uses: start..<uses.count))
  }

  /// Whether the names before an expression say that it is about touches, or about how an image is stretched.
  private func isForTouches(_ span: TokenSpan) -> Bool {
    var token = Int(span.first) - 1
    var seen = 0
    while token >= 0, seen < 4, tokens[token].kind != .leftBrace {
      let name = file.name(Int32(token)).lowercased()
      if touchWords.contains(where: { name.utf8.contains(subsequence: $0) }) { return true }
      token -= 1
      seen += 1
    }
    return false
  }

  /// `let region = slider.inset(by: UIEdgeInsets(…))`, `bounds.inset(by: UIEdgeInsets(…)).contains(point)`: the rectangle
  /// is one to touch, by what the names on the line say.
  private func servesTouches(insetBy span: TokenSpan) -> Bool {
    let first = Int(span.first)
    guard first > 3, file.source.text(of: tokens[first - 2], is: "by"),
      file.source.text(of: tokens[first - 4], is: "inset")
    else { return false }
    if Int(span.last) + 3 < tokens.count,
      file.source.text(of: tokens[Int(span.last) + 3], is: "contains")
    {
      return true
    }
    let isAsked = file.functions.contains { function in
      function.span.indices.contains(first)
        && asksForTouches(file.name(function.name))
    }
    if isAsked { return true }
    var token = first - 5
    while token >= 0, first - token < Self.longestStatement, isBeforeOnLine(token) {
      let name = file.name(Int32(token))
      let lower = name.lowercased()
      if lower.holds("cancel") || lower.hasPrefix("hit") || name.holds("Hit")
        || touchWords.contains(where: { lower.utf8.contains(subsequence: $0) })
      {
        return true
      }
      token -= 1
    }
    return false
  }

  /// How many tokens back a statement is searched for names.
  private static let longestStatement = 32

  /// Whether the token behind this one continues its line.
  private func isBeforeOnLine(_ token: Int) -> Bool {
    let gap = Int(tokens[token].end)..<Int(tokens[token + 1].start)
    return tokens[token + 1].kind == .period || !file.source.file.bytes[gap].contains(0x0A)
  }

  /// `return UIEdgeInsets(top: 44, …)` where the same code gives `safeAreaInsets` elsewhere: numbers of bars, for systems
  /// that have no safe area.
  private func isInPlaceOfSafeArea(_ span: TokenSpan) -> Bool {
    let first = Int(span.first)
    guard first > 0 else { return false }
    let before = tokens[first - 1]
    let isAlternative =
      before.kind == .returnKeyword || file.source.text(of: before, is: "??")
      || before.kind == .infixQuestion || before.kind == .colon
    guard isAlternative, !file.isLabel(first - 2), let brace = functionBrace(around: first) else {
      return false
    }
    return (brace..<max(brace, Int(file.partners[brace]))).contains { index in
      tokens[index].nameHash == Self.safeAreaHash
        && file.source.text(tokens[index]) == MemberName.safeAreaInsets
    }
  }

  private static let safeAreaHash = Token.nameHash(of: MemberName.safeAreaInsets)

  /// The brace that opens the body of the innermost function or closure around a token.
  private func functionBrace(around token: Int) -> Int? {
    let bodies = file.functions.compactMap(\.body?.span) + file.closures.map(\.body.span)
    return bodies.filter { $0.indices.contains(token) }.map { Int($0.first) }.max()
  }
}

private let touchWords = ["hittest", "touch", "slop", "capinset", "taparea", "region"].map {
  Array($0.utf8)
}

extension Sequence<UInt8> {
  fileprivate func contains(subsequence word: [UInt8]) -> Bool {
    let bytes = Array(self)
    return bytes.indices.contains { bytes[$0...].starts(with: word) }
  }
}

extension SyntaxFile {
  /// The expressions that are all that a property, a global or a parameter stands for: these have a name.
  var namedValues: Set<TokenSpan> {
    var variables: [VariableDeclaration] = []
    for case .variable(let id) in members { variables.append(self[id]) }
    for statement in statements(of: topLevel) {
      if case .variable(let id) = self[statement].kind { variables.append(self[id]) }
    }
    return Set(parameters.compactMap { $0.defaultValue.map { self[$0].span } })
      .union(variables.flatMap(values))
      .union(namedParts(of: variables.filter(isStyle)))
  }

  /// The initial values of a variable, and what its getter gives: as one expression, or in each branch if it is one of
  /// insets.
  private func values(of variable: VariableDeclaration) -> [TokenSpan] {
    bindings[variable.bindings.indices].flatMap { binding -> [TokenSpan] in
      let isInsets = binding.type.map { GeometryFunctions.insets[text($0)] != nil } ?? false
      let given = functions[binding.accessors.indices].flatMap { accessor -> [ExpressionID] in
        guard accessor.kind == .getter, let body = accessor.body else { return [] }
        let all = isInsets ? statements(in: body.span).map(\.kind) : []
        let only = body.statements.count == 1 ? statements(of: body).map { self[$0].kind } : []
        return (only + all).compactMap { kind in
          switch kind {
          case .expression(let value), .returned(.some(let value)): value
          default: nil
          }
        }
      }
      return ([binding.initialValue].compactMap { $0 } + given).map { self[$0].span }
    }
  }

  /// Whether a property gives a style, by its name or its type.
  private func isStyle(_ variable: VariableDeclaration) -> Bool {
    bindings[variable.bindings.indices].contains { binding in
      guard binding.name >= 0 else { return false }
      let names = [name(binding.name), binding.type.map { text($0) } ?? ""]
      return names.contains { name in
        let lower = name.lowercased()
        return styleEndings.contains(where: lower.hasSuffix)
      }
    }
  }

  /// The insets that have names of their own inside properties that give a style: `let contentInsets = …` in `static
  /// let headerStyle: HeaderStyle = { … }()`.
  private func namedParts(of styles: [VariableDeclaration]) -> [TokenSpan] {
    let spans = NestedSpans(styles.map(\.span))
    return bindings.compactMap { binding in
      guard binding.name >= 0, spans.innermost(around: Int(binding.name)) != nil,
        ["insets", "inset"].contains(where: name(binding.name).lowercased().hasSuffix)
      else { return nil }
      return binding.initialValue.map { self[$0].span }
    }
  }
}

private let styleEndings = ["style", "theme", "appearance", "preset"]
