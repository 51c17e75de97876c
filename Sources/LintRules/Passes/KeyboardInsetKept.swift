import Diagnostics
import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

extension Rule {
  /// Code makes room for the keyboard when it appears, and keeps that room when the keyboard hides.
  ///
  /// - Why: the content stays above an empty strip as high as the keyboard, or a view stays where it was moved.
  /// - Silent: where a handler for the hidden keyboard may change the same property, also in a function that it calls;
  ///   and where the same function handles both.
  package static let keyboardInsetKept = Rule(
    "keyboard-inset-kept", needsWholeCode: true,
    check: .words(SystemSymbol.names(of: .keyboard)) { file, tokens, _ in
      guard !file.isTestCode, file.isSearchable else { return [] }
      var asked: Set<Int32> = []
      let functions = tokens.compactMap { file.function(at: $0) }.filter {
        asked.insert($0.name).inserted
      }
      guard functions.contains(where: file.isAboutShowing) else { return [] }
      let handlers = KeyboardHandlers(in: file)
      return functions.filter(file.isAboutShowing).compactMap { handlers.keptRoom(in: $0) }
    }
  )
}

extension SyntaxFile {
  /// Whether a function is called when the keyboard appears, and then only, by its name and parameter.
  fileprivate func isAboutShowing(_ function: FunctionDeclaration) -> Bool {
    guard function.kind == .function, function.parameters.count <= 1 else { return false }
    let name = name(function.name).lowercased()
    return (name.contains("show") || name.contains("appear")) && !name.contains("disappear")
  }

  /// What an assignment at a token changes, if that makes room: `contentInset`, `bottom.constant`, `frame`.
  fileprivate func room(before token: Int) -> String? {
    guard let target = target(endingAt: token - 1) else { return nil }
    let names = words(in: target.span).map(\.text)
    if let property = names.last(where: insets.contains) { return property }
    switch names.last {
    case "constant": return names.count > 1 ? names.suffix(2).joined(separator: ".") : nil
    case "y": return names.contains("origin") ? "frame" : nil
    case "origin", "frame", "center", "transform": return "frame"
    default: return nil
    }
  }

  /// The bodies of the functions that are called when the keyboard hides, by their names, and of those that they call.
  fileprivate var reachedByHiding: [TokenSpan] {
    var bodies: [String: [TokenSpan]] = [:]
    for function in functions where function.kind == .function {
      guard let body = function.body else { continue }
      bodies[name(function.name), default: []].append(body.span)
    }
    var waiting = bodies.keys.filter {
      let name = $0.lowercased()
      return name.contains("hid") && name.contains("keyboard")
    }
    var reached = Set(waiting)
    while let name = waiting.popLast() {
      for word in (bodies[name] ?? []).flatMap({ words(in: $0) })
      where bodies[word.text] != nil && reached.insert(word.text).inserted {
        waiting.append(word.text)
      }
    }
    return reached.flatMap { bodies[$0] ?? [] }
  }
}

extension SyntaxFile {
  /// The names for the keyboard's frame and height inside a function.
  func keyboardNames(in span: TokenSpan) -> Set<String> {
    var names = Set(
      words(in: span).map(\.text).filter { $0.lowercased().contains("keyboard") })
    let values = boundValues(in: statements(in: span))
    // In the order of the text: what is bound first can be a part of what is bound later.
    for (name, value) in values.sorted(by: { $0.key < $1.key }) where name >= 0 {
      guard case .value(let value) = value else { continue }
      if words(in: self[value].span).contains(where: { names.contains($0.text) }) {
        names.insert(tokenText(name))
      }
    }
    return names
  }
}

/// How a file makes room for the keyboard, and takes it back.
private struct KeyboardHandlers {
  let file: SyntaxFile
  /// Where properties are changed that make room, property by property in the order of their names.
  private let changes: [[Int]]
  /// Where functions change the same properties that run when the keyboard hides, or that such functions call.
  private let takenBack: JoinedRanges
  private let hasHiding: Bool
  /// Whether the file is also told about changes of the keyboard's frame, of which hiding is one.
  private let handlesFrames: Bool

  init(in file: SyntaxFile) {
    self.file = file
    var changes: [String: [Int]] = [:]
    for token in file.source.tokens.indices where changing.contains(file.tokenText(token)) {
      if let property = file.room(before: token) { changes[property, default: []].append(token) }
    }
    self.changes = changes.sorted { $0.key < $1.key }.map(\.value)
    handlesFrames = file.source.tokens.contains {
      $0.kind == .identifier
        && file.source.text($0).lowercased().hasSuffix("changeframenotification")
    }
    let hiding = file.reachedByHiding
    hasHiding = !hiding.isEmpty
    takenBack = JoinedRanges(hiding.map { file.range($0) })
  }

  /// The assignment by which a function makes room for the keyboard, if nothing takes that back.
  func keptRoom(in function: FunctionDeclaration) -> Diagnostic? {
    guard let body = function.body, !speaksOfHiding(body.span) else { return nil }
    let heights = file.keyboardNames(in: body.span)
    for tokens in changes {
      let start = tokens.partitionIndex { $0 >= body.span.indices.lowerBound }
      let here = tokens[start...].prefix { body.span.indices.contains($0) }
      guard let token = here.first, here.count == 1, let value = value(at: token),
        file.words(in: value).contains(where: { heights.contains($0.text) }),
        !file.expressions(in: value).contains(where: isChoice),
        !mayTakeBack(tokens[..<here.startIndex] + tokens[here.endIndex...]),
        let target = file.target(endingAt: token - 1)
      else { continue }
      return Diagnostic(
        "\(file.text(target.span)) makes room for the keyboard, but nothing changes it back when the keyboard hides; reset it in a handler for keyboardWillHideNotification",
        at: file.range(target.span))
    }
    return nil
  }

  /// - Parameter others: where other functions change the property.
  private func mayTakeBack(_ others: ArraySlice<Int>) -> Bool {
    if others.isEmpty { return handlesFrames }
    if !hasHiding || handlesFrames { return true }
    return others.contains { takenBack.contain(file.source.tokens[$0].range) }
  }

  private func speaksOfHiding(_ span: TokenSpan) -> Bool {
    file.words(in: span).contains { $0.text.lowercased().contains("hid") }
  }

  private func value(at token: Int) -> TokenSpan? {
    for expression in file.expressions(around: token) {
      switch expression.kind {
      case .assignment(_, let value): return file[value].span
      case .binary(_, let symbol, let right) where Int(symbol) == token: return file[right].span
      default: continue
      }
    }
    return nil
  }

  private func isChoice(_ expression: Expression) -> Bool {
    if case .ternary = expression.kind { true } else { false }
  }
}

private let changing: Set<String> = ["=", "+=", "-="]
private let insets: Set<String> = [MemberName.contentInset, MemberName.additionalSafeAreaInsets]
