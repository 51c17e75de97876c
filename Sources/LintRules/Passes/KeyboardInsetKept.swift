import Diagnostics
import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

extension Rule {
  /// Code makes room for the keyboard when it appears, and keeps it when it has gone.
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
}

/// The functions of a file by what they change, and by what they call.
private struct KeyboardHandlers {
  let file: SyntaxFile
  /// Where a property is changed that makes room, by its name.
  private var changes: [String: [Int]] = [:]
  private var bodies: [String: [TokenSpan]] = [:]

  init(in file: SyntaxFile) {
    self.file = file
    for token in file.source.tokens.indices where changing.contains(file.tokenText(token)) {
      if let property = room(before: token) { changes[property, default: []].append(token) }
    }
    for function in file.functions where function.kind == .function {
      guard let body = function.body else { continue }
      bodies[file.name(function.name), default: []].append(body.span)
    }
  }

  /// The assignment by which a function makes room for the keyboard, if nothing takes that back.
  func keptRoom(in function: FunctionDeclaration) -> Diagnostic? {
    guard let body = function.body, !speaksOfHiding(body.span) else { return nil }
    let heights = keyboardNames(in: body.span)
    for (property, tokens) in changes.sorted(by: { $0.key < $1.key }) {
      let here = tokens.filter { body.span.indices.contains($0) }
      guard let token = here.first, here.count == 1, let value = value(at: token),
        file.words(in: value).contains(where: { heights.contains($0.text) }),
        !file.expressions(in: value).contains(where: isChoice),
        !mayTakeBack(property, tokens, than: body.span),
        let target = file.target(endingAt: token - 1)
      else { continue }
      return Diagnostic(
        "\(file.text(target.span)) makes room for the keyboard, but nothing takes that back when the keyboard hides; reset it in a handler of keyboardWillHideNotification",
        at: file.range(target.span))
    }
    return nil
  }

  private func mayTakeBack(_ property: String, _ tokens: [Int], than shown: TokenSpan) -> Bool {
    let others = tokens.filter { !shown.indices.contains($0) }
    guard !others.isEmpty else { return handlesFrames }
    let hiding = bodies.keys.filter {
      let name = $0.lowercased()
      return name.contains("hid") && name.contains("keyboard")
    }
    guard !hiding.isEmpty, !handlesFrames else { return true }
    var reached = Set(hiding)
    var waiting = hiding
    while let name = waiting.popLast() {
      for span in bodies[name] ?? [] {
        if others.contains(where: { span.indices.contains($0) }) { return true }
        for word in file.words(in: span)
        where bodies[word.text] != nil && reached.insert(word.text).inserted {
          waiting.append(word.text)
        }
      }
    }
    return false
  }

  /// Whether the file is also told about changes of the keyboard's frame, of which hiding is one.
  private var handlesFrames: Bool {
    file.source.tokens.indices.contains { index in
      file.source.tokens[index].kind == .identifier
        && file.tokenText(index).lowercased().hasSuffix("changeframenotification")
    }
  }

  private func speaksOfHiding(_ span: TokenSpan) -> Bool {
    file.words(in: span).contains { $0.text.lowercased().contains("hid") }
  }

  /// The names for the keyboard's frame and height inside of a function.
  private func keyboardNames(in span: TokenSpan) -> Set<String> {
    var names = Set(
      file.words(in: span).map(\.text).filter { $0.lowercased().contains("keyboard") })
    for index in span.indices where ["let", "var"].contains(file.tokenText(index)) {
      let value = (index + 2..<min(index + 40, Int(span.last))).prefix {
        !["let", "var", "{", ";", "="].contains(file.tokenText($0)) || $0 < index + 4
      }
      if value.contains(where: { names.contains(file.tokenText($0)) }) {
        names.insert(file.tokenText(index + 1))
      }
    }
    return names
  }

  /// What an assignment at a token changes, if that makes room: `contentInset`, `bottom.constant`, `frame`.
  private func room(before token: Int) -> String? {
    guard let target = file.target(endingAt: token - 1) else { return nil }
    let names = file.words(in: target.span).map(\.text)
    if let property = names.last(where: insets.contains) { return property }
    switch names.last {
    case "constant": return names.count > 1 ? names.suffix(2).joined(separator: ".") : nil
    case "y": return names.contains("origin") ? "frame" : nil
    case "origin", "frame", "center", "transform": return "frame"
    default: return nil
    }
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
