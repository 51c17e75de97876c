import LayoutDialects
import LayoutModel
import LightSyntax
import SourceText
import SwiftTokens

/// What is read of one file, in words.
struct ReadSource {
  /// `title.top == self.top + 8 @750`, in the order of the source.
  var constraints: [String] = []
  /// The reasons.
  var unresolved: [String] = []
  /// `3:14 invalid`, `3:14 unknown name`, …: where each mistake in a visual format stands.
  var problems: [String] = []
  /// For each constraint, what its origin names: `[title] 8 |`.
  var spellings: [String] = []
  /// The constants that are plain numbers in the source.
  var literals: [String] = []

  init(_ source: String) {
    let file = SourceFile(path: "Sample.swift", bytes: Array(source.utf8))
    let tokens = TokenizedFile(file)
    let syntax = SyntaxFile(tokens)
    let project = Project([FileDeclarations(syntax, words: LayoutWords(tokens))])
    let lines = LineTable(file.bytes)
    let words = [LayoutWords(tokens)]
    for unit in project.units(words: words) {
      let reading = readLayout(of: unit, in: project, files: [syntax], words: words)
      for scope in reading.scopes { add(scope, file) }
      for problem in reading.visualFormatProblems {
        let position = lines.position(at: problem.range.start)
        problems.append("\(position.line):\(position.column) \(problem.kind.word)")
      }
    }
  }

  private mutating func add(_ scope: LayoutScope, _ file: SourceFile) {
    func name(_ anchor: Anchor) -> String {
      "\(scope.descriptions[anchor.item.index].name).\(anchor.attribute.rawValue)"
    }
    unresolved += scope.unresolved.map(\.reason)
    for (constraint, origin) in zip(scope.constraints, scope.origins) {
      var text = "\(name(constraint.first)) \(constraint.relation.rawValue) "
      let constant =
        constraint.constant.value.map(number) ?? "?" + (origin.constant?.number.text ?? "")
      if let second = constraint.second {
        text += name(second) + (constant == "0" ? "" : " + " + constant)
      } else {
        text += constant
      }
      let priority = constraint.priority.value.map(number) ?? "?" + origin.priority.text
      if priority != "1000" { text += " @" + priority }
      if constraint.activation != .always { text += " \(constraint.activation)" }
      constraints.append(text)
      if let argument = origin.constant, argument.number.isLiteral {
        literals.append(file.text(argument.value))
      }
      let ranges = [origin.first, origin.constant?.value, origin.second].compactMap(\.self)
      spellings.append(ranges.map { file.text($0) }.joined(separator: " "))
    }
  }
}

private func number(_ value: Double) -> String {
  Int(exactly: value).map(String.init) ?? String(value)
}

extension VisualFormatProblem.Kind {
  fileprivate var word: String {
    switch self {
    case .invalid: "invalid"
    case .unknownName(let name, _, let nearest):
      "unknown name \(name)" + (nearest.map { ", near \($0)" } ?? "")
    case .optionAxis(let options, _): "axis " + options.joined(separator: " ")
    case .idleOption(let options): "idle " + options.joined(separator: " ")
    case .optionalView(let name, let type): "optional \(name) \(type)"
    }
  }
}
