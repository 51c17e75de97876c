import LightSyntax
import SourceText

/// Several values, of which the path that was taken decides.
struct Choice: Sendable {
  struct Option: Sendable {
    /// What must be chosen for it, outermost first.
    var branches: [Branch]
    var value: Value
  }

  var options: [Option]
  /// The code that chooses, for messages.
  var text: String

  /// How many values are told apart; with more, none is followed.
  static let maximumOptions = 8

  /// One of two values, each of which may be a choice itself; `nil` if what they are is not followed.
  init?(_ first: (Branch, Value), _ second: (Branch, Value), text: String) {
    var options: [Option] = []
    for (branch, value) in [first, second] {
      switch value {
      case .anchor, .reference, .constraint:
        options.append(Option(branches: [branch], value: value))
      case .choice(let inner):
        options += inner.options.compactMap { option in
          Choice.joined([branch], option.branches).map { Option(branches: $0, value: option.value) }
        }
      default: return nil
      }
    }
    guard options.count <= Self.maximumOptions else { return nil }
    self.init(options: options, text: text)
  }

  init(options: [Option], text: String) {
    self.options = options
    self.text = text
  }

  /// The branches of both; `nil` if they contradict each other.
  static func joined(_ first: [Branch], _ second: [Branch]) -> [Branch]? {
    var branches = first
    for branch in second {
      if let known = branches.first(where: { $0.site == branch.site }) {
        if known.alternative != branch.alternative { return nil }
      } else {
        branches.append(branch)
      }
    }
    return branches
  }
}

extension Value {
  /// The values that it may be, with what must be chosen for each.
  var options: [Choice.Option] {
    if case .choice(let choice) = self { return choice.options }
    return [Choice.Option(branches: [], value: self)]
  }

  /// What is told about a choice where it is not followed.
  var doubt: Doubt? {
    switch self {
    case .unknown(let doubt): doubt
    case .choice(let choice): .choice(choice.text)
    default: nil
    }
  }
}

extension TypeReader {
  /// `condition ? first : second`, or `first ?? second`.
  mutating func choose(
    _ id: ExpressionID, _ first: Value, _ second: Value, condition: String
  ) -> Value {
    switch (first, second) {
    case (.reference(let left), .reference(let right)) where left == right: return first
    case (.created(let left), .created(let right)) where left == right: return first
    case (.number, .number), (.number, .reference), (.reference, .number):
      return .number(Number(value: nil, isLiteral: false, text: file.text(id)))
    case (.string(let then), .string(let otherwise)): return chosenText(id, then, otherwise)
    default: break
    }
    let site = branchSite(file.start(id))
    let then = Branch(site: site, alternative: 0, name: condition)
    let otherwise = Branch(site: site, alternative: 1, name: "else of " + condition)
    if let choice = Choice((then, first), (otherwise, second), text: shortened(id)) {
      return .choice(choice)
    }
    escape(first)
    escape(second)
    return .unknown(.choice(shortened(id)))
  }
}
