import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens

/// All layout numbers of a project, by what they are about and by value.
package struct NumberInventory: Sendable {
  /// What numbers are about.
  package enum Family: String, CaseIterable, Sendable {
    case gaps, sizes, spacings, insets, frames
    case cornerRadii = "corner radii"
    case fontSizes = "font sizes"

    /// Whether its numbers are distances, of which a table of spacings is made.
    var isDistance: Bool { self == .gaps || self == .spacings || self == .insets }
  }

  /// How numbers are written.
  package enum Form: String, CaseIterable, Sendable {
    case literal
    /// A constant of the file that uses it.
    case named = "named constants"
    case token = "tokens"
    case scaled
    case computed
  }

  /// The position of a number; lines and columns from 1.
  package struct Place: Sendable {
    package var path: String
    package var position: SourcePosition
  }

  /// One value of one family: the places where it is written, and how often layout uses it.
  package struct Row: Sendable {
    /// In points, without its sign.
    package var value: Double
    package var uses: Int
    /// The places where literals and the constants for them are used, in the order of the files.
    package var places: [Place]
    package var fileCount: Int
  }

  /// A name for a distance.
  package struct Suggestion: Sendable {
    package var name: String
    package var value: Double
    package var uses: Int
  }

  /// The number of files that were read, and of those with layout numbers.
  package var fileCount = 0
  package var filesWithNumbers = 0
  package var forms: [Form: Int] = [:]
  /// By uses, the most frequent value first.
  package var rows: [Family: [Row]] = [:]
  /// A scale of distances, in the order of their sizes.
  package var suggestions: [Suggestion] = []
  /// Distances that are literals and not on a 4-point grid, the most frequent first.
  package var offGrid: [(value: Double, uses: Int)] = []
  /// The number of distances that are literals, and how many of them the suggestions cover.
  package var literalDistances = 0
  package var coveredDistances = 0
  /// Tables of numbers that the project has.
  package var tokens: [DesignToken] = []
  /// The functions and properties with which the project scales numbers, sorted.
  package var scalingFunctions: [String] = []
  /// The types that the files declare, except nested ones.
  package var types: Set<String> = []

  package var numberCount: Int { forms.values.reduce(0, +) }

  /// What is at most this large, in points, is a hairline or nothing.
  static let hairline = 1.0
  private static let fewestUses = 3
  private static let mostSuggestions = 9
  /// In points: nearly all scales of distances are multiples of it.
  static let grid = 4.0
}

extension SyntaxFile {
  /// The names of the types that the file declares, but for those inside others.
  fileprivate var outerTypes: [String] {
    statements(of: topLevel).compactMap { statement in
      guard case .type(let id) = self[statement].kind, self[id].kind != .extension else {
        return nil
      }
      return text(self[id].name)
    }
  }
}

/// Reads the layout numbers of files; those in tests, and in files only for the Mac or televisions, do not count.
///
/// - Parameter settings: what the project's configuration states about its code.
package func takeInventory(
  of files: [SourceFile], _ settings: SettingsTable, jobs: Int
) -> NumberInventory {
  let files = files.filter { !settings.isWithoutPhones($0.path) }
  let read = parallelMap(count: files.count, jobs: jobs) { index in
    let tokens = TokenizedFile(files[index])
    let words = LayoutWords(tokens)
    let file = SyntaxFile(tokens, hasBodies: words.needsBodies)
    return (numbers: FileNumbers(file, words), types: file.outerTypes)
  }
  let numbers = read.map(\.numbers)
  let vocabulary = NumberVocabulary(
    of: numbers, stated: settings.facts, modules: settings.modules)
  var inventory = NumberInventory()
  inventory.fileCount = files.count
  inventory.filesWithNumbers = numbers.count { !$0.uses.isEmpty }
  inventory.tokens = vocabulary.tokens
  inventory.scalingFunctions = vocabulary.scalingFunctions
  inventory.types = Set(read.lazy.flatMap(\.types))
  var values: [NumberInventory.Family: [Double: [NumberInventory.Place]]] = [:]
  for (file, numbers) in zip(files, numbers) where !numbers.uses.isEmpty {
    let lines = LineTable(file.bytes)
    for use in numbers.uses {
      if let value = use.value, abs(value) <= NumberInventory.hairline { continue }
      let form = use.form(in: vocabulary)
      inventory.forms[form, default: 0] += 1
      guard let value = use.value, form == .literal || form == .named else { continue }
      let place = NumberInventory.Place(
        path: file.path, position: lines.position(at: use.range.start))
      values[use.family, default: [:]][abs(value), default: []].append(place)
      if form == .literal, use.family.isDistance { inventory.literalDistances += 1 }
    }
  }
  inventory.rows = values.mapValues { byValue in
    byValue.map { value, places in
      NumberInventory.Row(
        value: value, uses: places.count, places: places,
        fileCount: Set(places.map(\.path)).count)
    }.sorted { ($1.uses, $0.value) < ($0.uses, $1.value) }
  }
  inventory.suggest(numbers, vocabulary)
  return inventory
}

extension NumberInventory {
  /// Names the distances that are literals most often, in the order of their sizes.
  fileprivate mutating func suggest(_ files: [FileNumbers], _ vocabulary: NumberVocabulary) {
    var counts: [Double: Int] = [:]
    for use in files.flatMap(\.uses) where use.form == .literal && use.family.isDistance {
      guard let value = use.value, abs(value) > Self.hairline else { continue }
      counts[abs(value), default: 0] += 1
    }
    let known = Set(vocabulary.tokens.map(\.value))
    let unnamed = counts.filter { $0.value >= Self.fewestUses && !known.contains($0.key) }
    let onGrid = unnamed.filter { $0.key.truncatingRemainder(dividingBy: Self.grid) == 0 }
    offGrid = counts.filter { $0.key.truncatingRemainder(dividingBy: Self.grid) != 0 }
      .map { (value: $0.key, uses: $0.value) }
      .sorted { ($1.uses, $0.value) < ($0.uses, $1.value) }
    // A project that lays out on another grid, or on none, is shown its own numbers.
    let isOnGrid =
      2 * onGrid.values.reduce(0, +) >= unnamed.values.reduce(0, +) && !onGrid.isEmpty
    let frequent = (isOnGrid ? onGrid : unnamed)
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .prefix(Self.mostSuggestions).sorted { $0.key < $1.key }
    let names = Self.names(frequent.count)
    suggestions = zip(frequent, names).map {
      Suggestion(name: $1, value: $0.key, uses: $0.value)
    }
    coveredDistances = suggestions.reduce(0) { $0 + $1.uses }
  }

  /// Names for some sizes, with `m` in their middle.
  private static func names(_ count: Int) -> [String] {
    let all = ["xxxs", "xxs", "xs", "s", "m", "l", "xl", "xxl", "xxxl"]
    let first = max(0, 4 - count / 2)
    return Array(all[first..<min(all.count, first + count)])
  }
}

extension NumberUse {
  fileprivate func form(in vocabulary: NumberVocabulary) -> NumberInventory.Form {
    switch form {
    case .literal: .literal
    case .named: .named
    case .token: .token
    case .passed(let name): vocabulary.isScaling(name) ? .scaled : .computed
    case .computed: passes.contains(where: vocabulary.isScaling) ? .scaled : .computed
    }
  }

  fileprivate var family: NumberInventory.Family {
    switch place {
    case .constraint, .assignment, .visualFormat, .snapKit:
      isSize || isOfBothSides ? .sizes : .gaps
    case .spacing: .spacings
    case .rectangle, .inset: .insets
    case .frame: .frames
    case .cornerRadius: .cornerRadii
    case .font: .fontSizes
    }
  }
}
