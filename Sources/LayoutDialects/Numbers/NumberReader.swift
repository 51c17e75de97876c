import LayoutModel
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

extension FileNumbers {
  /// Reads the layout numbers of a file, and what it declares about numbers.
  ///
  /// - Parameter words: those of the file. Its functions were parsed if these may matter.
  package init(_ file: SyntaxFile, _ words: LayoutWords) {
    self.init()
    path = file.source.file.path
    folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    isManifest = path == "Package.swift" || path.hasSuffix("/Package.swift")
    collectTokens(file)
    if !tokens.isEmpty || words.mayHoldNumbers { imports = Set(file.importedModules) }
    collectOptOuts(file, words)
    let names = ScreenNames(file, words)
    screenNames = names.shared
    guard words.mayHoldNumbers else { return }
    collectHelpers(file)
    guard words.needsBodies, file.isScreenCode, !file.isForMac, !file.isGenerated
    else { return }
    isExample = file.isExample
    var reader = NumberReader(file)
    reader.read()
    conditions = reader.markScreenBranches(names)
    reader.markOldBars()
    reader.markPictures()
    reader.markUpdates()
    reader.markSums()
    uses = reader.uses
    spanning = SpannedViews(file: file, functions: reader.functions).sizes(among: uses)
    groups = reader.groups
    ratios = reader.ratios
    definitions = reader.classifier.definitions
    for (index, use) in uses.enumerated() {
      switch use.form {
      case .named(let definition): definitions[definition].uses.append(index)
      case .token(let name):
        if let table = name.split(separator: ".").dropLast().last {
          namedTables.insert(String(table))
        }
      case .literal, .passed, .computed: break
      }
    }
    nestedTypes = file.nestedTypes
    findOtherUses(in: file)
  }
}

extension FileNumbers {
  /// Finds the definitions that the file names more often than it uses them as a number.
  private mutating func findOtherUses(in file: SyntaxFile) {
    guard !definitions.isEmpty else { return }
    let hashes = NameHashSet(definitions.map(\.name))
    var counts: [String: Int] = [:]
    for token in file.source.tokens where hashes.contains(token.nameHash) {
      counts[file.source.text(token), default: 0] += 1
    }
    for index in definitions.indices {
      let names = counts[definitions[index].name] ?? 0
      definitions[index].isUsedOtherwise = names > definitions[index].uses.count + 1
    }
  }
}

/// Reads the layout numbers of one file from its words.
struct NumberReader {
  let file: SyntaxFile
  var classifier: NumberClassifier
  var uses: [NumberUse] = []
  var groups: [NumberGroup] = []
  var ratios: [NumberRatio] = []
  let words: NumberWords
  let functions: NestedSpans
  let types: NestedSpans
  /// What a file says of its views, looked for when it is first asked for.
  private var lazyPlaced: PlacedViews?
  private var lazyNamed: Set<TokenSpan>?
  private var lazyMasks: [Int]?
  var lazyAxes: [String?: [AssignedAxis]]?
  private var lazyLocals: [String: [NamedBinding]] = [:]
  private var lazyClosures: [String: NestedSpans] = [:]
  /// The initial values of variables, and for each the names that get it.
  var lazyInitialValues: (spans: NestedSpans, names: [TokenSpan: [String]])?
  var lazyPlainNames: Set<String>?
  private var lazyParameters: [String: [TokenSpan]]?
  /// What later calls change, by the view and the attribute.
  var updated: Set<String> = []
  /// What is kept under a name whose `constant` is assigned.
  private var adjusted: [TokenSpan] = []

  init(_ file: SyntaxFile) {
    self.file = file
    classifier = NumberClassifier(file)
    functions = NestedSpans(file.functions.map(\.span))
    types = NestedSpans(file.types.map(\.span))
    words = NumberWords(file.source)
  }

  var tokens: [Token] { file.source.tokens }

  mutating func read() {
    findAdjusted()
    let readers = NumberWordTable.shared.readers
    for (word, token) in words.found {
      guard case .read(let index) = word else { continue }
      if let dialect = readers[index].dialect, !words.marked.contains(dialect) { continue }
      readers[index].read(&self, token)
    }
    dropOtherProducts()
  }

  /// Words of numbers that belong to no way of writing layout.
  static let generalWords = [
    NumberWord(GeometryFunctions.all.names) { $0.readInsets($1) },
    NumberWord(["top"]) { $0.readUnnamedInsets($1) },
    NumberWord(["insetBy"]) { if $0.isMember($1) { $0.readInsetBy($1) } },
    NumberWord(["cornerRadius"]) { $0.readRadius($1) },
    NumberWord(["ofSize"]) { $0.readFont($1) },
  ]

  /// `height = title.heightAnchor.constraint(…)` where `height.constant = …` stands somewhere.
  private mutating func findAdjusted() {
    var names: Set<String> = []
    for token in words.constants where isMember(token) {
      guard tokens[token + 1].kind == .equal || isAssignment(token + 1) else { continue }
      if let name = name(before: token) { names.insert(name) }
    }
    guard !names.isEmpty else { return }
    var hashes = NameFilter()
    for name in names { hashes.insert(Token.nameHash(of: name)) }
    for index in tokens.indices.dropLast()
    where hashes.mayHold(tokens[index].nameHash) && tokens[index + 1].kind == .equal {
      guard names.contains(file.name(Int32(index))) else { continue }
      if let value = file.value(assignedTo: index) { adjusted.append(file[value].span) }
    }
    for binding in file.bindings where binding.name >= 0 {
      guard let value = binding.initialValue, names.contains(file.name(binding.name)) else {
        continue
      }
      adjusted.append(file[value].span)
    }
  }

  /// Whether the constraint that a span is part of gets another constant elsewhere.
  func isAdjusted(_ span: TokenSpan) -> Bool {
    adjusted.contains { $0.first <= span.first && span.last <= $0.last }
  }

  // MARK: - Adding

  /// Adds a use of the number that an expression is.
  ///
  /// Of `isWide ? 30 : 12` each side is one, but not among the numbers of a call that makes geometry.
  mutating func add(
    _ id: ExpressionID, _ place: NumberUse.Place, part: String, axis: Axis?, item: String?,
    change: (inout NumberUse) -> Void = { _ in }, fact: (Double) -> String
  ) {
    if place != .inset, place != .frame,
      case .ternary(_, let then, let otherwise) = file[file.unparenthesized(id)].kind
    {
      for side in [then, otherwise] {
        add(side, place, part: part, axis: axis, item: item, change: change, fact: fact)
      }
      return
    }
    let number = classifier.number(id)
    var use = NumberUse(
      place: place, part: part, axis: axis, value: number.value, form: number.form,
      range: file.range(id), literal: number.literal, item: item, fact: "")
    if let value = number.value { use.fact = fact(value) }
    use.passes = number.passes
    use.sums = number.sums
    use.function = block(at: Int(file[id].span.first))
    use.block = block(at: Int(file[id].span.first), about: item)
    use.type = file.innermostTypeName(around: file[id].span.first)
    change(&use)
    uses.append(use)
  }

  /// The innermost block around a token in which the item's name means one thing: that of the closure or statement that
  /// declares the name, or the function or type around.
  private mutating func block(at token: Int, about item: String?) -> Int32 {
    let outer = block(at: token)
    guard let name = item?.prefix(while: { $0 != "." }).description, !name.isEmpty else {
      return outer
    }
    let local = locals(named: name).last { $0.isVisible(at: token, in: file) }?.brace ?? -1
    let closure = closures(withParameter: name).innermost(around: token)
    return max(outer, Int32(local), closure?.first ?? -1)
  }

  private mutating func locals(named name: String) -> [NamedBinding] {
    if let known = lazyLocals[name] { return known }
    let found = classifier.variables[name].filter { $0.owner == nil && $0.brace != nil }
    lazyLocals[name] = found
    return found
  }

  /// The closures that have a parameter of that name; `$0` is one of each.
  private mutating func closures(withParameter name: String) -> NestedSpans {
    if let known = lazyClosures[name] { return known }
    let found = NestedSpans(
      name.hasPrefix("$") ? file.closures.map(\.body.span) : closuresByParameter()[name] ?? [])
    lazyClosures[name] = found
    return found
  }

  private mutating func closuresByParameter() -> [String: [TokenSpan]] {
    if let lazyParameters { return lazyParameters }
    var found: [String: [TokenSpan]] = [:]
    for closure in file.closures {
      for name in Set(file.nameTokens[closure.parameters.indices].map(file.name)) {
        found[name, default: []].append(closure.body.span)
      }
    }
    lazyParameters = found
    return found
  }

  /// The first token of the innermost function around a token, or of the innermost type.
  func block(at token: Int) -> Int32 {
    if let function = functions.innermost(around: token) { return function.first }
    return types.innermost(around: token)?.first ?? 0
  }

  // MARK: - Tokens

  func isMember(_ token: Int) -> Bool { token > 0 && tokens[token - 1].kind == .period }

  private func isAssignment(_ token: Int) -> Bool {
    ["+=", "-=", "*="].contains { file.source.text(tokens[token]) == $0 }
  }

  func name(before member: Int) -> String? { file.name(before: member) }

  mutating func placed() -> PlacedViews {
    if let lazyPlaced { return lazyPlaced }
    let placed = PlacedViews(in: file)
    lazyPlaced = placed
    return placed
  }

  /// The tokens that are called `autoresizingMask`.
  mutating func masks() -> [Int] {
    if let lazyMasks { return lazyMasks }
    let hash = Token.nameHash(of: MemberName.autoresizingMask)
    let masks = tokens.indices.filter {
      tokens[$0].nameHash == hash && file.source.text(tokens[$0]) == MemberName.autoresizingMask
    }
    lazyMasks = masks
    return masks
  }

  mutating func namedValues() -> Set<TokenSpan> {
    if let lazyNamed { return lazyNamed }
    let named = file.namedValues
    lazyNamed = named
    return named
  }
}
