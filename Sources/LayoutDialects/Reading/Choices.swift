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

  /// One of some values, each of which may be a choice itself; `nil` if what they are is not followed.
  init?(_ paths: [(Branch, Value)], text: String) {
    var options: [Option] = []
    for (branch, value) in paths {
      switch value {
      case .dialect(let known) where !known.mayBeChosen: return nil
      case .anchor, .reference, .constraint, .symbol, .dialect:
        options.append(Option(branches: [branch], value: value))
      case .choice(let inner):
        options += inner.options.compactMap { option in
          Choice.joined([branch], option.branches).map { Option(branches: $0, value: option.value) }
        }
      default: return nil
      }
    }
    guard !options.isEmpty, options.count <= Self.maximumOptions else { return nil }
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

  /// The constraint, or those of a choice; `nil` if it is or may be anything else.
  var constraints: [Int]? {
    var indices: [Int] = []
    for option in options {
      guard case .constraint(let index) = option.value else { return nil }
      indices.append(index)
    }
    return indices
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
  /// Does something with each value of a choice, on the path on which it is chosen.
  func forEach(_ choice: Choice, _ body: (TypeReader, Value) -> Void) {
    for option in choice.options {
      // A path that contradicts the one to here is not taken.
      guard let joined = Choice.joined(branches, option.branches) else { continue }
      onPath(joined) { body($0, option.value) }
    }
  }

  /// `condition ? value : nil`: the value, on one path; `nil` for any other choice.
  func chooseOptional(
    _ id: ExpressionID, _ then: ExpressionID, _ otherwise: ExpressionID, _ condition: ExpressionID
  ) -> Value? {
    let alternative: Int
    let value: Value
    switch (file[then].kind, file[otherwise].kind) {
    case (.nilLiteral, .nilLiteral): return nil
    case (_, .nilLiteral): (alternative, value) = (0, evaluate(then))
    case (.nilLiteral, _): (alternative, value) = (1, evaluate(otherwise))
    default: return nil
    }
    let name = (alternative == 0 ? "if " : "else of if ") + shortened(condition)
    let site = conditionSite(condition, branchSite(file[id].span))
    let branch = Branch(
      site: site.place, alternative: alternative == 0 ? site.whenTrue : 1 - site.whenTrue,
      name: name)
    if let choice = Choice([(branch, value)], text: shortened(id)) { return .choice(choice) }
    escape(value)
    return .unknown(.choice(shortened(id)))
  }

  /// `condition ? first : second`, or `first ?? second`.
  ///
  /// - Parameter site: where paths part, if other code asks the same.
  func choose(
    _ id: ExpressionID, _ first: Value, _ second: Value, condition: String,
    at site: ConditionSite? = nil
  ) -> Value {
    switch (first, second) {
    case (.reference(let left), .reference(let right)) where left == right: return first
    case (.created(let left, let start), .created(let right, let other))
    where left == right && start.isSame(as: other):
      return first
    case (.number, .number), (.number, .reference), (.reference, .number):
      var number = Number(value: nil, isLiteral: false, text: file.text(id))
      if readsFrames, !measure(first, id).isNumber || !measure(second, id).isNumber {
        number.measure = .unclear(Doubt.choice(shortened(id)).reason)
      }
      return .number(number)
    case (.string(let then), .string(let otherwise)): return chosenText(id, then, otherwise)
    default: break
    }
    if let object = oneObject(first, second) { return object }
    let site = site ?? ConditionSite(place: branchSite(file[id].span))
    let then = Branch(site: site.place, alternative: site.whenTrue, name: condition)
    let otherwise = Branch(
      site: site.place, alternative: 1 - site.whenTrue, name: "else of " + condition)
    if let choice = Choice([(then, first), (otherwise, second)], text: shortened(id)) {
      return .choice(choice)
    }
    escape(first)
    escape(second)
    for case .unknown(let doubt) in [first, second] {
      switch doubt {
      case .changesInLoop, .branches, .parameter, .property: return .unknown(doubt)
      case .call, .choice, .results, .unread, .limit: break
      }
    }
    return .unknown(.choice(shortened(id)))
  }
}
