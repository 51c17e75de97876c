import LightSyntax
import SwiftTokens

/// The names that the functions and closures of a file declare, and where they count: looked up for each constraint.
struct DeclaredNames: Sendable {
  /// A variable or parameter.
  struct Declaration: Sendable {
    /// Of its name.
    let token: Int
    /// The brace that closes the block in which it stands; beyond all tokens where none does.
    fileprivate(set) var end: Int
    /// The function or closure whose parameter it is; `nil` for a variable.
    let owner: TokenSpan?
  }

  /// By the name's hash, in the order of the file.
  private var declarations: [UInt16: [Declaration]] = [:]
  private let functions: NestedSpans
  private let closures: NestedSpans
  private let initialValues: NestedSpans
  /// The names of variables, by their initial values.
  private var initialized: [TokenSpan: Int32] = [:]
  /// The bodies of functions, by the spans of these.
  private var bodies: [TokenSpan: TokenSpan?] = [:]
  /// The bodies of closures that hold `self` weakly.
  private var weakClosures: Set<TokenSpan> = []

  /// None.
  init() {
    functions = NestedSpans([])
    closures = NestedSpans([])
    initialValues = NestedSpans([])
  }

  init(in file: SyntaxFile) {
    functions = NestedSpans(file.functions.map(\.span))
    closures = NestedSpans(file.closures.map(\.body.span))
    for binding in file.bindings where binding.name >= 0 {
      if let value = binding.initialValue { initialized[file[value].span] = binding.name }
    }
    initialValues = NestedSpans(Array(initialized.keys))
    var owners: [Int: TokenSpan] = [:]
    for function in file.functions {
      bodies[function.span] = .some(function.body?.span)
      for parameter in file.parameters[function.parameters.indices] {
        owners[Int(parameter.name)] = function.span
      }
    }
    for closure in file.closures {
      for name in file.nameTokens[closure.parameters.indices] {
        owners[Int(name)] = closure.body.span
      }
      if Self.isWeak(closure.body.span, in: file) { weakClosures.insert(closure.body.span) }
    }
    let tokens = file.source.tokens
    var open: [Int] = []
    // The declarations of a condition, which only the block behind it has: `if let row = rows.first {`.
    var ofCondition: [(hash: UInt16, place: Int)]?
    // How many parentheses and brackets are open in it.
    var depth = 0
    for index in tokens.indices {
      switch tokens[index].kind {
      case .leftBrace:
        open.append(index)
        guard depth == 0 else { continue }
        let end = Int(file.partners[index])
        for (hash, place) in ofCondition ?? [] where end > index {
          declarations[hash]?[place].end = end
        }
        ofCondition = nil
      case .rightBrace: _ = open.popLast()
      case .leftParen, .leftBracket: depth += 1
      case .rightParen, .rightBracket: depth -= 1
      case .ifKeyword, .whileKeyword: (ofCondition, depth) = ([], 0)
      default:
        let owner = owners[index]
        guard owner != nil || index > 0 && Self.declares(tokens[index - 1].kind) else { continue }
        let partner = open.last.map { Int(file.partners[$0]) } ?? -1
        declarations[tokens[index].nameHash, default: []].append(
          Declaration(token: index, end: partner > index ? partner : tokens.count, owner: owner))
        if owner == nil {
          let place = declarations[tokens[index].nameHash, default: []].count - 1
          ofCondition?.append((tokens[index].nameHash, place))
        }
      }
    }
  }

  private static func declares(_ kind: TokenKind) -> Bool {
    kind == .letKeyword || kind == .varKeyword || kind == .forKeyword
  }

  private static func isWeak(_ body: TokenSpan, in file: SyntaxFile) -> Bool {
    let head = Int(body.first)...min(Int(body.first) + 8, Int(body.last))
    return head.contains { position in
      file.source.tokens[position].kind == .identifier
        && ["weak", "unowned"].contains(file.name(Int32(position)))
    }
  }

  /// What may be declared by a name, in the order of the file: other names may have its hash.
  func declarations(of name: String) -> [Declaration] {
    declarations[Token.nameHash(of: name)] ?? []
  }

  // MARK: Places

  /// The functions around a token, inner ones first.
  func functions(around token: Int) -> [TokenSpan] { functions.all(around: token) }

  /// The bodies of the closures around a token, inner ones first.
  func closures(around token: Int) -> [TokenSpan] { closures.all(around: token) }

  /// The names of the variables whose initial values hold a token, inner ones first.
  func initialized(around token: Int) -> [Int32] {
    initialValues.all(around: token).compactMap { initialized[$0] }
  }

  func body(of function: TokenSpan) -> TokenSpan? { bodies[function] ?? nil }

  /// Whether a closure, by its body, may run without `self`.
  func isWeak(_ closure: TokenSpan) -> Bool { weakClosures.contains(closure) }

  /// Whether it is a parameter of a function.
  func isParameter(_ declaration: Declaration) -> Bool {
    declaration.owner.map { bodies.keys.contains($0) } ?? false
  }

  func isInFunction(_ token: Int) -> Bool { functions.innermost(around: token) != nil }
}
