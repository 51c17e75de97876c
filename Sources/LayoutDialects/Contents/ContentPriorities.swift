import LayoutModel
import LightSyntax
import SourceText

extension Dialect {
  /// How contents keep their sizes: hugging and compression resistance.
  static let contentPriorities = Dialect(
    readMethod: { reader, call in
      guard case .reference(let view) = call.receiver,
        let side = ContentPriorities.Side(setBy: call.name)
      else { return nil }
      reader.set(side, of: view, call)
      return .nothing
    })
}

extension ContentPriorities.Side {
  /// What a method of views sets, in any version of Swift.
  init?(setBy method: String) {
    switch method {
    case "setContentHuggingPriority": self = .hugging
    case "setContentCompressionResistancePriority": self = .compressionResistance
    default: return nil
    }
  }
}

extension TypeReader {
  /// `title.setContentHuggingPriority(.required, for: .horizontal)`
  fileprivate func set(
    _ side: ContentPriorities.Side, of view: Reference, _ call: MethodCall
  ) {
    let values = evaluateArguments(call.arguments)
    guard values.count == 2 else { return }
    let axis = references.word(of: values[1]).flatMap(Axis.init(rawValue:))
    // An axis that is not known may be either.
    let number = axis == nil ? nil : priority(values[0]).value
    set(side, axis.map { [$0] } ?? Axis.allCases, number, of: view, at: file.range(call.id))
  }

  /// Sets a priority on some axes; `nil` for one that is not known.
  func set(
    _ side: ContentPriorities.Side, _ axes: [Axis], _ number: Double?, of view: Reference,
    at range: SourceRange
  ) {
    recorded.contentPriorityCalls.append((BuiltPlace(file: fileIndex, range: range), view))
    for axis in axes { record(.contentPriority(side, axis, number), on: view, at: range) }
  }
}

/// What the code says of a view's content, from what it does in order.
struct ContentPriorityRecord {
  private(set) var priorities = ContentPriorities()
  /// The run that set each of them last.
  private var runs: [ContentPriorities.Key: Int] = [:]

  /// A setting under a condition, in code that may run later, or that differs from another function's, is not known.
  mutating func note(_ key: ContentPriorities.Key, _ number: Double?, at moment: Moment) {
    let isSure = moment.branches.isEmpty && moment.closure == 0
    guard let number, isSure else {
      priorities[key] = .unknown
      return
    }
    switch priorities[key] {
    case nil: priorities[key] = .number(number)
    case .number(let old):
      priorities[key] = old == number || runs[key] == moment.run ? .number(number) : .unknown
    case .unknown: break
    }
    runs[key] = moment.run
  }
}
