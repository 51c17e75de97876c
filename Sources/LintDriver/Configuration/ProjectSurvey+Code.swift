import LayoutDialects
import LightSyntax
import LintConfiguration
import SourceText
import SwiftTokens

extension ProjectSurvey {
  /// How many names of a kind are listed; a longer list is a sign that the guess is wrong.
  private static let maximumNames = 24

  /// Looks for what configurations are usually about.
  package init(of sources: [SourceFile], jobs: Int) {
    self.init()
    var names: [FactKind: Set<String>] = [:]
    let found = parallelMap(count: sources.count, jobs: jobs) { index in
      CodeSigns(TokenizedFile(sources[index]))
    }
    for file in found { names.merge(file.names) { $0.union($1) } }
    // What layout does not use is no scale of it, whatever it is called.
    let used = found.reduce(into: Set<String>()) { $0.formUnion($1.usedNames) }
    for kind in [FactKind.tokens, .scalingFunctions] {
      names[kind] = names[kind]?.filter(used.contains)
    }
    facts = names.mapValues { Array($0.sorted().prefix(Self.maximumNames)) }
    let paths = sources.map { $0.path.split(separator: "/") }
    let folders = paths.count { $0.dropLast().contains("Generated") }
    if folders > 0 { generated.append(("Generated", folders)) }
    let files = paths.count {
      $0.last?.hasSuffix(".generated.swift") == true && !$0.dropLast().contains("Generated")
    }
    if files > 0 { generated.append(("*.generated.swift", files)) }
  }
}

/// The names in one file that look like scaling functions, tables of numbers and views with a size.
private struct CodeSigns {
  private(set) var names: [FactKind: Set<String>] = [:]
  /// The functions through which layout numbers go, and the tables from which they come.
  private(set) var usedNames: Set<String> = []
  private let file: SyntaxFile

  private static let numberTypes: Set<String> = ["CGFloat", "Double", "Float", "Int"]
  /// What code mentions that scales a number: the text size, or the size of the screen (not its resolution).
  private static let textWords: Set<String> = ["UIFontMetrics", "scaledValue"]
  private static let screenWords: Set<String> = ["UIScreen", "NSScreen"]
  private static let tokenEndings = [
    "Spacing", "Spacings", "Padding", "Paddings", "Margin", "Margins", "Inset", "Insets",
    "Metrics", "Dimension", "Dimensions", "Grid",
  ]
  /// A type with fewer numbers is hardly a table of them.
  private static let fewestTokens = 3

  init(_ tokens: TokenizedFile) {
    file = SyntaxFile(tokens)
    for use in FileNumbers(file, LayoutWords(tokens)).uses {
      usedNames.formUnion(use.passes)
      if case .token(let name) = use.form {
        usedNames.formUnion(name.split(separator: ".").dropLast().map(String.init))
      }
    }
    addScalingFunctions()
    let declarations = FileDeclarations(file)
    let numbers = Dictionary(grouping: declarations.numbers, by: \.owner)
    for (type, members) in numbers where members.count >= Self.fewestTokens {
      if Self.tokenEndings.contains(where: { type.hasSuffix($0) }) { add(type, .tokens) }
    }
    for type in declarations.types {
      switch type.kind {
      case .class where type.properties.contains { $0.name == "intrinsicContentSize" }:
        add(type.name, .selfSizingViews)
      case .class, .struct, .enum, .actor, .protocol, .extension: break
      }
    }
  }

  private mutating func add(_ name: String, _ kind: FactKind) {
    names[kind, default: []].insert(name)
  }

  /// Functions from one number to a number that look at the screen or the text size.
  private mutating func addScalingFunctions() {
    for function in file.functions where function.kind == .function {
      let parameters = file.parameters[function.parameters.indices]
      guard isNumber(function.returnType), parameters.count == 1, isNumber(parameters.first?.type),
        let body = function.body, scales(body.span)
      else { continue }
      add(file.name(function.name), .scalingFunctions)
    }
    // `16.scaled`: a computed property of a number.
    for type in file.types
    where type.kind == .extension && Self.numberTypes.contains(file.text(type.name)) {
      for case .variable(let variable) in file.members[type.members.indices] {
        for binding in file.bindings[file[variable].bindings.indices] where binding.name >= 0 {
          guard isNumber(binding.type) else { continue }
          let bodies = file.functions[binding.accessors.indices].compactMap(\.body)
          if bodies.contains(where: { scales($0.span) }) {
            add(file.name(binding.name), .scalingFunctions)
          }
        }
      }
    }
  }

  private func isNumber(_ type: TokenSpan?) -> Bool {
    type.map { Self.numberTypes.contains(file.text($0)) } ?? false
  }

  private func scales(_ body: TokenSpan) -> Bool {
    let words = Set(body.indices.map { file.name(Int32($0)) })
    if !words.isDisjoint(with: Self.textWords) { return true }
    return !words.isDisjoint(with: Self.screenWords) && words.contains("bounds")
  }
}
