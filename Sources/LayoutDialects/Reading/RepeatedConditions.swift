import LightSyntax
import SourceText

/// Where paths part for a condition.
struct ConditionSite {
  var place: BranchSite
  /// The alternative that is taken where the condition holds.
  var whenTrue = 0
  /// Whether paths parted for the same before.
  var isKnown = false
}

/// What a condition asks, with the things that its names stand for: `self.isOpen` and `isOpen` are one.
enum ConditionPart: Hashable {
  case named(Reference)
  case word(String)
}

extension TypeReader {
  /// Where paths part for a condition: asked again in one run of a function, it has the same answer, and so has its
  /// opposite.
  ///
  /// - Parameter own: the place of the condition itself.
  func conditionSite(_ condition: ExpressionID, _ own: BranchSite) -> ConditionSite {
    noteCallersSite(own, file[condition].span)
    if let (checked, isPresence) = NilChecks(reader: self).check(condition) {
      let (place, isKnown) = paths.nilSite(of: checked, own, run: functionSerial)
      return ConditionSite(place: place, whenTrue: isPresence ? 0 : 1, isKnown: isKnown)
    }
    var condition = file.unparenthesized(condition)
    var whenTrue = 0
    while case .prefix(let operand) = file[condition].kind, file.text(condition).hasPrefix("!") {
      condition = file.unparenthesized(operand)
      whenTrue = 1 - whenTrue
    }
    var parts: [ConditionPart] = []
    guard collect(condition, into: &parts), parts.contains(where: \.isNamed) else {
      return ConditionSite(place: own)
    }
    if parts[0] == .word("!=") {
      parts[0] = .word("==")
      whenTrue = 1 - whenTrue
    }
    let (place, isKnown) = paths.site(of: parts, own, run: functionSerial)
    return ConditionSite(place: place, whenTrue: whenTrue, isKnown: isKnown)
  }

  /// Collects what a condition asks; `false` where it does more than compare names and numbers.
  private func collect(_ id: ExpressionID, into parts: inout [ConditionPart]) -> Bool {
    guard parts.count < Self.maximumParts else { return false }
    switch file[id].kind {
    case .name(let token):
      let name = file.name(token)
      if locals[name] == nil, name.startsUppercase {
        parts.append(.word(name))
      } else {
        parts.append(.named(references.find(locals[name] ?? property(name))))
      }
    case .member(let base, let name):
      if case .selfReference = file[base].kind {
        parts.append(.named(references.find(property(file.name(name)))))
        return true
      }
      guard collect(base, into: &parts) else { return false }
      parts.append(.word("." + file.name(name)))
    case .implicitMember(let name): parts.append(.word("." + file.name(name)))
    case .integer, .float, .string, .boolean, .nilLiteral: parts.append(.word(file.text(id)))
    case .tuple:
      let inner = file.unparenthesized(id)
      return inner != id && collect(inner, into: &parts)
    case .prefix(let operand):
      parts.append(.word(file.text(id).hasPrefix("!") ? "!" : "-"))
      return collect(operand, into: &parts)
    case .binary(let left, let token, let right):
      let symbol = file.source.text(file.source.tokens[Int(token)])
      guard comparisons.contains(symbol) else { return false }
      parts.append(.word(symbol))
      return collect(left, into: &parts) && collect(right, into: &parts)
    default: return false
    }
    return true
  }

  /// Longer conditions are seldom written twice.
  private static let maximumParts = 12
}

extension ConditionPart {
  fileprivate var isNamed: Bool { if case .named = self { true } else { false } }
}

/// Operators of conditions.
private let comparisons: Set<String> = ["==", "!=", "<", ">", "<=", ">=", "&&", "||"]
