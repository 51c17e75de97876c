import CodePatterns
import LightSyntax
import RulePages
import SourceText
import SwiftTokens

/// A match with the code around it, of which a page's conditions ask.
struct MatchPlace {
  private let match: PatternMatch
  private let pattern: CodePattern
  private let file: SyntaxFile
  private let scalingFunctions: Set<String>

  /// - Parameter scalingFunctions: those that the project states.
  init(
    _ match: PatternMatch, of pattern: CodePattern, in file: SyntaxFile,
    scalingFunctions: Set<String>
  ) {
    self.match = match
    self.pattern = pattern
    self.file = file
    self.scalingFunctions = scalingFunctions
  }

  /// What is still to be asked if all conditions hold as far as this file tells; `nil` if one does not.
  func questions(_ conditions: [RuleCondition]) -> [AncestryQuestion]? {
    var questions: [AncestryQuestion] = []
    for condition in conditions {
      switch condition.test {
      case .hole(let name, let test):
        guard holds(test, ofHole: name) else { return nil }
      case .inside(let test):
        switch answer(test) {
        case .yes: break
        case .no: return nil
        case .ask(let types, let names):
          questions.append(AncestryQuestion(types: types, superclasses: names, isWanted: true))
        }
      case .outside(let test):
        switch answer(test) {
        case .yes: return nil
        case .no: break
        case .ask(let types, let names):
          questions.append(AncestryQuestion(types: types, superclasses: names, isWanted: false))
        }
      }
    }
    return questions
  }

  // MARK: - Holes

  private func content(ofHole name: String) -> HoleContent? {
    guard let index = pattern.holes.firstIndex(where: { $0.name == name }) else { return nil }
    return match.contents[index]
  }

  /// The code in a hole, on one line and without comments, with blanks where they are usual.
  func text(ofHole name: String) -> String {
    guard let span = content(ofHole: name)?.span else { return "" }
    var text = ""
    var last: TokenKind?
    for index in span.indices {
      let token = file.source.tokens[index]
      if let last, token.kind.takesBlank(after: last) { text += " " }
      text += file.source.text(token)
      last = token.kind
    }
    return text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  private func holds(_ test: HoleTest, ofHole name: String) -> Bool {
    guard let content = content(ofHole: name) else { return false }
    let number = content.expression.flatMap { file.plainNumber(file.unparenthesized($0)) }
    switch test {
    case .isAny(let values): return values.contains { fits($0, name, number) }
    case .isNone(let values): return !values.contains { fits($0, name, number) }
    // What is no number is neither in a range nor out of it.
    case .atLeast(let least): return number.map { $0 >= least } ?? false
    case .atMost(let most): return number.map { $0 <= most } ?? false
    case .multipleOf(let step): return number.map { isMultiple($0, of: step) } ?? false
    case .notMultipleOf(let step): return number.map { !isMultiple($0, of: step) } ?? false
    case .axis(let axis):
      return content.span.flatMap { file.axis(of: $0) } == axis
    case .scaled(let isWanted):
      guard let span = content.span else { return false }
      return file.isScaled(span, by: scalingFunctions) == isWanted
    }
  }

  private func fits(_ value: HoleValue, _ name: String, _ number: Double?) -> Bool {
    switch value {
    case .number(let wanted): number == wanted
    case .text(let text): Glob(text).matches(self.text(ofHole: name))
    }
  }

  private func isMultiple(_ number: Double, of step: Double) -> Bool {
    let quotient = number / step
    return abs(quotient - quotient.rounded()) < 1e-9
  }

  // MARK: - Declarations around

  private enum Answer {
    case yes, no
    /// That depends on what the types, declared in whatever file, inherit from.
    case ask([String], [String])
  }

  private func answer(_ test: PlaceTest) -> Answer {
    switch test {
    case .method(let names):
      let around = file.functions.filter { contains($0.span) }.map { file.functionName($0) }
      return names.matchAny(of: around) ? .yes : .no
    case .type(let names):
      return names.matchAny(of: typesAround.flatMap { file.typeNames($0) }) ? .yes : .no
    case .superclass(let names):
      let types = typesAround
      let inherited = types.flatMap { type in
        file.typeSpans[type.inherited.indices].map { baseName($0) }
      }
      if names.matchAny(of: inherited) { return .yes }
      return types.isEmpty ? .no : .ask(types.map { baseName($0.name) }, names)
    }
  }

  private var typesAround: [TypeDeclaration] { file.types.filter { contains($0.span) } }

  private func contains(_ span: TokenSpan) -> Bool {
    span.first <= match.span.first && match.span.last <= span.last && span != match.span
  }

  /// The last name of a type's tokens, without generic arguments.
  private func baseName(_ span: TokenSpan) -> String {
    var name = ""
    for index in span.indices {
      let token = file.source.tokens[index]
      if token.kind.canBeName {
        name = file.source.name(of: token)
      } else if token.kind != .period {
        break
      }
    }
    return name
  }
}

extension SyntaxFile {
  /// A function's name; `init`, `deinit` and `subscript` for what has none.
  fileprivate func functionName(_ function: FunctionDeclaration) -> String {
    switch function.kind {
    case .function: name(function.name)
    case .initializer: "init"
    case .deinitializer: "deinit"
    case .subscripted: "subscript"
    case .getter, .setter, .observer: ""
    }
  }

  /// `Outer.Inner` as it is written, and `Inner`.
  fileprivate func typeNames(_ type: TypeDeclaration) -> [String] {
    let whole = text(type.name).filter { !$0.isWhitespace }
    return [whole, whole.split(separator: ".").last.map(String.init) ?? whole]
  }

}

extension TokenKind {
  /// Whether a blank stands before the token in code as people format it.
  fileprivate func takesBlank(after last: TokenKind) -> Bool {
    switch (last, self) {
    case (.comma, _), (.colon, _), (.infixOperator, _), (.equal, _), (.arrow, _),
      (.infixQuestion, _), (_, .infixOperator), (_, .equal), (_, .arrow), (_, .infixQuestion):
      true
    default: last.isWord && isWord
    }
  }

  private var isWord: Bool {
    canBeName || self == .integer || self == .float || self == .underscore
  }
}
