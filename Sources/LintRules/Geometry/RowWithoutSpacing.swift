import Diagnostics
import LayoutDialects
import LayoutModel
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

extension Rule {
  /// The width of a row is divided among its items, without the spacing between them.
  ///
  /// - Why: a flow layout puts as many items into a row as fit with the spacing, so the last one comes into the next row.
  /// - Silent: unless the spacing is known to be there, and where something is subtracted, or the layout scrolls sideways.
  package static let rowWithoutSpacing = Rule(
    "row-without-spacing",
    check: .words(Set(sizings + ["Int"])) { file, tokens, _ in
      guard !file.isTestCode, file.isSearchable else { return [] }
      return tokens.flatMap { token -> [Diagnostic] in
        if let (sum, spacing) = file.countPlusSpacing(at: token) {
          return [
            Diagnostic(
              "\(spacing) is added to the number of items after the division; add it to the size of an item, in parentheses",
              at: file.range(sum))
          ]
        }
        guard let body = file.sizing(declaredAt: token)?.body,
          let spacing = file.spacing(between: Attributes.row), !file.leavesRoom(in: body.span)
        else { return [] }
        return file.dividedWidths(in: body.span).map { division in
          Diagnostic(
            "items of this width fill the row without the \(spacing) between them, so the last one moves to the next row; subtract the spacing before dividing",
            at: file.range(division))
        }
      }
    }
  )
}

/// Methods that give the size of an item: of a flow layout's delegate, by their labels in Swift 2 and today, and of IGListKit.
private let sizings = ["sizeForItemAt", "sizeForItemAtIndexPath", "sizeForItem"]

private enum Attributes {
  /// What sets the spacing of items in a row, and the delegate's method that does.
  static let row = [
    MemberName.minimumInteritemSpacing, MemberName.minimumInteritemSpacing + "ForSectionAt",
  ]
}

extension SyntaxFile {
  /// `bounds.width / item.width + spacing` in `Int(…)` with its name at a token, where the division gives a number of items
  /// and the spacing is a length.
  fileprivate func countPlusSpacing(at token: Int) -> (TokenSpan, String)? {
    guard tokenText(token) == "Int", let call = call(named: token), let only = call.arguments.first,
      call.arguments.count == 1,
      case .binary(let quotient, let symbol, let spacing) = self[only.value].kind,
      tokenText(Int(symbol)) == "+",
      case .binary(let whole, let slash, let part) = self[quotient].kind,
      tokenText(Int(slash)) == "/", isLength(whole), isLength(part),
      lastName(spacing)?.lowercased().hasSuffix("spacing") == true
    else { return nil }
    return (self[only.value].span, text(spacing))
  }

  private func isLength(_ id: ExpressionID) -> Bool {
    lastName(id).map { $0.lowercased().hasSuffix("width") || $0.lowercased().hasSuffix("height") }
      ?? false
  }

  /// The function with that name or label.
  fileprivate func sizing(declaredAt token: Int) -> FunctionDeclaration? {
    functions.first { function in
      function.kind == .function
        && (Int(function.name) == token
          || parameters[function.parameters.indices].contains { Int($0.label) == token })
    }
  }

  /// The spacing that the file gives to the items of a row, in words; `nil` if it gives none, or perhaps nothing.
  fileprivate func spacing(between names: [String]) -> String? {
    var found: String?
    var isMentioned = false
    for index in source.tokens.indices where source.tokens[index].kind == .identifier {
      let word = tokenText(index)
      // Another axis, or another layout.
      if word.lowercased() == "horizontal" || word.hasSuffix("CompositionalLayout") { return nil }
      guard names.contains(word) else { continue }
      isMentioned = true
      guard tokenText(index + 1) == "=" || word == names[1] else { continue }
      let numbers = givenNumbers(at: index)
      guard !numbers.isEmpty, numbers.allSatisfy({ $0 > 0 }) else { return nil }
      found = "spacing of \(format(numbers[0]))"
    }
    if isMentioned { return found }
    let isMade = source.tokens.indices.contains {
      tokenText($0) == ClassName.flowLayout && tokenText($0 + 1) == "("
    }
    return isMade ? "default spacing of 10" : nil
  }

  /// The literals that a property is set to, or that the delegate's method with that label returns.
  private func givenNumbers(at index: Int) -> [Double] {
    if tokenText(index + 1) == "=" {
      return Double(tokenText(index + 2)).map { [$0] } ?? []
    }
    let method = functions.first { function in
      parameters[function.parameters.indices].contains { Int($0.label) == index }
    }
    guard let body = method?.body else { return [] }
    return body.span.indices.compactMap { Double(tokenText($0)) }
  }

  /// Whether code subtracts something, or speaks of what lies between items.
  fileprivate func leavesRoom(in span: TokenSpan) -> Bool {
    span.indices.contains { index in
      switch source.tokens[index].kind {
      case .infixOperator: return tokenText(index) == "-" || tokenText(index) == "-="
      case .identifier:
        let word = tokenText(index).lowercased()
        return ["spac", "inset", "margin", "padding", "gap", "gutter"].contains { word.holds($0) }
      default: return false
      }
    }
  }

  /// The quotients of a width and a whole number that become the width of a size.
  fileprivate func dividedWidths(in span: TokenSpan) -> [TokenSpan] {
    span.indices.filter { tokenText($0) == "/" }.compactMap { slash in
      let around = expressions(around: slash)
      let division = around.first { expression in
        if case .binary(_, let symbol, _) = expression.kind { Int(symbol) == slash } else { false }
      }
      guard let division, case .binary(let left, _, let right) = division.kind,
        isWholeWidth(left, at: slash, in: span), isCount(right),
        !around.contains(where: { isProduct($0, around: division.span) }),
        becomesWidth(division.span, in: span)
      else { return nil }
      return division.span
    }
  }

  /// `collectionView.bounds.width`, or a constant with that.
  private func isWholeWidth(_ id: ExpressionID, at token: Int, in span: TokenSpan) -> Bool {
    var value = id
    if case .name(let name) = self[id].kind,
      let local = bindings(named: self.name(name)).last(where: {
        $0.isVisible(at: token, in: self) && span.indices.contains(Int($0.token))
      })?.value
    {
      value = local
    }
    let last = self[value].span.indices.filter { tokenText($0) == "width" }
    return last.contains { index in
      let owner = tokenText(index - 2)
      return ["bounds", "frame", "size", "containerSize"].contains(owner)
    }
  }

  /// A whole number of at least two, or a name.
  private func isCount(_ id: ExpressionID) -> Bool {
    switch self[id].kind {
    case .integer, .float:
      guard let number = Double(text(id)) else { return false }
      return number >= 2 && number.rounded() == number
    case .name, .member: return true
    case .call(let callee, let arguments):
      return text(callee) == "CGFloat" && self.arguments(arguments).count == 1
    default: return false
    }
  }

  private func isProduct(_ expression: Expression, around span: TokenSpan) -> Bool {
    guard case .binary(_, let symbol, _) = expression.kind, expression.span != span else {
      return false
    }
    return ["*", "/", "+"].contains(tokenText(Int(symbol)))
  }

  /// Whether an expression is the width of a size, at once or as the value of a constant.
  private func becomesWidth(_ division: TokenSpan, in span: TokenSpan) -> Bool {
    func isWidth(_ token: Int) -> Bool {
      expressions(around: token).contains { expression in
        guard case .call(let callee, let arguments) = expression.kind,
          lastName(callee) == "CGSize" || lastName(callee) == "CGSizeMake"
        else { return false }
        return self.arguments(arguments).first.map { self[$0.value].span.indices.contains(token) }
          ?? false
      }
    }
    if isWidth(Int(division.first)) { return true }
    let local = bindings.first { binding in
      binding.name >= 0
        && binding.initialValue.map { self[$0].span.indices.contains(Int(division.first)) } ?? false
        && span.indices.contains(Int(binding.name))
    }
    guard let local else { return false }
    let name = name(local.name)
    return span.indices.contains { index in
      tokenText(index) == name && tokenText(index - 1) != "." && index > Int(division.last)
        && isWidth(index)
    }
  }
}
