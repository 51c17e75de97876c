import LightSyntax
import SwiftTokens

// Other names for `self`, by which code of a type uses its members: `strongSelf`, `owner`, a parameter of its own class.
extension DeclarationCollector {
  /// Whether a type is the one whose code is read.
  func isOwnType(_ text: String) -> Bool {
    guard let type = file.types(around: Int(place.span.first)).first else { return false }
    return lastPart(of: baseTypeName(text)) == lastPart(of: file.text(type.name))
  }

  /// Whether a closure states for its parameter that it is of the type whose code is read: `{ (card: Card) in`.
  func isOfOwnType(_ parameter: Int32) -> Bool {
    let tokens = file.source.tokens
    var type = Int(parameter) + 2
    guard tokens.indices.contains(type), tokens[type - 1].kind == .colon else { return false }
    if file.source.text(of: tokens[type], is: "inout") { type += 1 }
    // `Module.Card`
    while type + 2 < tokens.count, tokens[type + 1].kind == .period { type += 2 }
    return type < tokens.count && tokens[type].kind == .identifier
      && isOwnType(file.name(Int32(type)))
  }

  /// The names in the capture list of a closure that mean `self`: `[weak owner = self]`.
  func captures(in closure: TokenSpan) -> [Int32] {
    let tokens = file.source.tokens
    var bracket = Int(closure.first) + 1
    // `{ @MainActor [weak owner = self] in`
    while bracket + 2 < tokens.count, tokens[bracket].kind == .at { bracket += 2 }
    guard tokens.indices.contains(bracket), tokens[bracket].kind == .leftBracket,
      Int(file.partners[bracket]) > bracket
    else { return [] }
    return (bracket..<Int(file.partners[bracket])).dropFirst().filter {
      tokens[$0].kind == .identifier && tokens[$0 + 1].kind == .equal
        && tokens[$0 + 2].kind == .selfKeyword
    }.map { Int32($0) }
  }

  /// The closures that are called with `self`, as far as the code shows: `events.subscribe(with: self) { owner, _ in`,
  /// `events.withUnretained(self).bind { owner, _ in`, `self.map { owner in`.
  var closuresGivenSelf: Set<Int> {
    var found: Set<Int> = []
    for expression in file.expressions(in: place.span) {
      guard case .call(let callee, let arguments) = expression.kind else { continue }
      let closures = file.arguments(arguments).compactMap { argument -> Int? in
        guard case .closure(let closure) = file[argument.value].kind else { return nil }
        return Int(closure.index)
      }
      if !closures.isEmpty, isGivenSelf(callee, arguments) { found.formUnion(closures) }
    }
    return found
  }

  private func isGivenSelf(_ callee: ExpressionID, _ arguments: ListSlice) -> Bool {
    var (callee, arguments) = (callee, arguments)
    if case .member(let base, let name) = file[callee].kind, file.isSelf(base) {
      return handingMethods.contains(file.name(name))
    }
    while true {
      if file.arguments(arguments).contains(where: { file.isSelf($0.value) }) { return true }
      // Along the chain: what an earlier call got, later closures may get.
      var base = callee
      while case .member(let inner, _) = file[base].kind { base = inner }
      guard case .call(let earlier, let given) = file[base].kind else { return false }
      (callee, arguments) = (earlier, given)
    }
  }

  private func lastPart(of name: String) -> Substring {
    name.split(separator: ".").last ?? Substring(name)
  }
}

/// Methods that run a closure with the object on which they are called.
private let handingMethods: NameSet = {
  var names = configuringMethods
  for name in ["map", "flatMap"] { names.insert(name) }
  return names
}()
