import LayoutDialects
import LayoutModel
import LightSyntax
import SourceText
import SwiftTokens

extension NumberReader {
  /// `UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)`
  mutating func readInsets(_ token: Int) {
    let name = file.name(Int32(token))
    guard GeometryFunctions.insets[name] != nil, let call = file.call(named: token) else { return }
    guard !namedValues().contains(call.span), !isForTouches(call.span) else { return }
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
        "the \(part) of this \(place.rawValue) is \(format($0)) points"
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
    var spans = Set(parameters.compactMap { $0.defaultValue.map { self[$0].span } })
    for member in members {
      if case .variable(let id) = member { spans.formUnion(values(of: self[id])) }
    }
    for statement in statements(of: topLevel) {
      if case .variable(let id) = self[statement].kind { spans.formUnion(values(of: self[id])) }
    }
    return spans
  }

  /// The initial values of a variable, and what its getter gives if that is one expression.
  private func values(of variable: VariableDeclaration) -> [TokenSpan] {
    bindings[variable.bindings.indices].flatMap { binding -> [TokenSpan] in
      let given = functions[binding.accessors.indices].compactMap { accessor -> ExpressionID? in
        guard accessor.kind == .getter, let body = accessor.body, body.statements.count == 1,
          let only = statements(of: body).first
        else { return nil }
        switch self[only].kind {
        case .expression(let value), .returned(.some(let value)): return value
        default: return nil
        }
      }
      return ([binding.initialValue].compactMap { $0 } + given).map { self[$0].span }
    }
  }
}
