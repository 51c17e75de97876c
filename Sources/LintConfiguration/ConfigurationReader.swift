import Diagnostics
import JSONText
import RulePages
import SourceText

extension ConfigurationFile {
  /// Reads a configuration file.
  ///
  /// - Parameters:
  ///   - source: its text, and its path as reports print it.
  ///   - folder: the absolute path of its folder, in bytes.
  ///   - pages: the pages of all rules.
  /// - Throws: all that is wrong with it; only the first error if it is not JSON5.
  package init(
    reading source: SourceFile, in folder: [UInt8], pages: [RulePage]
  ) throws(ConfigurationError) {
    self = try ConfigurationText(source, in: folder).file(pages: pages)
  }
}

/// A configuration file that has been parsed but not interpreted: the meaning of its values depends on the known rules,
/// some of which may be in folders that it names.
package struct ConfigurationText: Sendable {
  private let path: String
  private let folder: [UInt8]
  private let lines: LineTable
  private let node: JSONNode

  /// - Throws: the first error if it is no JSON5.
  package init(_ source: SourceFile, in folder: [UInt8]) throws(ConfigurationError) {
    path = source.path
    self.folder = folder
    let lines = LineTable(source.bytes)
    self.lines = lines
    do throws(JSONReadingError) {
      node = try JSONNode(parsing: source.bytes)
    } catch {
      let first = error.firstKey.map {
        "; it first appears on line \(lines.position(at: $0.start).line)"
      }
      throw ConfigurationError([
        ConfigurationProblem(
          path: source.path, position: lines.position(at: error.offset),
          message: error.message + (first ?? ""))
      ])
    }
  }

  /// The valid values that do not depend on rules: the files that it extends, and the folders with rule pages.
  package var links: ConfigurationFile { read(pages: [], passedOver: []).file }

  /// All that the file states.
  ///
  /// - Parameters:
  ///   - pages: the pages of all rules.
  ///   - passedOver: the ids of rules whose pages have errors; settings for them are ignored.
  /// - Throws: all that is wrong with the file.
  package func file(
    pages: [RulePage], passedOver: Set<String> = []
  ) throws(ConfigurationError) -> ConfigurationFile {
    let (file, problems) = read(pages: pages, passedOver: passedOver)
    guard problems.isEmpty else { throw ConfigurationError(problems) }
    return file
  }

  private func read(
    pages: [RulePage], passedOver: Set<String>
  ) -> (file: ConfigurationFile, problems: [ConfigurationProblem]) {
    var reader = ConfigurationReader(
      path: path, lines: lines, folder: pathComponents(folder), pages: pages,
      passedOver: passedOver)
    var file = ConfigurationFile(path: path, folder: folder)
    reader.read(node, into: &file)
    return (file, reader.problems.sorted { $0.position < $1.position }.map(\.problem))
  }
}

/// Reads the values of one file, and notes what is wrong with them.
struct ConfigurationReader {
  let path: String
  let lines: LineTable
  let folder: PathComponents
  let pages: [RulePage]
  /// The ids of rules whose pages are wrong.
  let passedOver: Set<String>
  private(set) var problems: [(position: SourcePosition, problem: ConfigurationProblem)] = []

  init(
    path: String, lines: LineTable, folder: PathComponents, pages: [RulePage],
    passedOver: Set<String>
  ) {
    self.passedOver = passedOver
    self.path = path
    self.lines = lines
    self.folder = folder
    self.pages = pages
  }

  mutating func read(_ node: JSONNode, into file: inout ConfigurationFile) {
    let folder = file.folder
    for (key, value) in members(of: node, "the configuration", ConfigurationKey.self) {
      let name = key.rawValue
      switch key {
      case .schema: _ = string(value, "'\(name)'")
      case .extends: file.extends = paths(value, name, folder)
      case .rulePages: file.rulePages = paths(value, name, folder)
      case .include: file.include = patterns(value, name, mayNegate: false)
      case .exclude: file.exclude = patterns(value, name, mayNegate: true)
      case .rules: file.layer.rules = rules(value)
      case .failLevel: file.layer.failLevel = choice(value, name)
      case .suppressions: file.layer.requireReason = requireReason(value)
      case .baseline:
        file.baseline = nonEmptyString(value, "'\(name)'").map {
          Setting(StatedPath(text: $0, folder: folder), origin(value))
        }
      case .facts: file.facts = facts(value)
      case .overrides: file.overrides = overrides(value)
      }
    }
  }

  /// One path, or a list of them.
  private mutating func paths(
    _ node: JSONNode, _ name: String, _ folder: [UInt8]
  ) -> [Setting<StatedPath>] {
    stringOrList(node, name).map {
      Setting(StatedPath(text: $0.value, folder: folder), $0.origin)
    }
  }

  private mutating func overrides(_ node: JSONNode) -> [SettingsOverride] {
    elements(node, "overrides", "a list of objects").compactMap { element in
      guard case .object(let members) = element.value else {
        wrongType(element, "an element of 'overrides'", "an object")
        return nil
      }
      if !members.contains(where: { $0.key == OverrideKey.files.rawValue }) {
        add("missing key 'files': patterns for the files that the override applies to", at: element)
      }
      return override(element)
    }
  }

  private mutating func override(_ node: JSONNode) -> SettingsOverride {
    var override = SettingsOverride(files: [], layer: SettingsLayer())
    for (key, value) in members(of: node, "an element of 'overrides'", OverrideKey.self) {
      switch key {
      case .files:
        override.files = patterns(value, key.rawValue, mayNegate: false)
        if case .array(let elements) = value.value, elements.isEmpty {
          add("'files' is empty: the override applies to no files", at: value)
        }
      case .rules: override.layer.rules = rules(value)
      case .failLevel: override.layer.failLevel = choice(value, key.rawValue)
      case .suppressions: override.layer.requireReason = requireReason(value)
      }
    }
    return override
  }

  private mutating func requireReason(_ node: JSONNode) -> Setting<Bool>? {
    var result: Setting<Bool>?
    for (key, value) in members(of: node, "'suppressions'", SuppressionKey.self) {
      switch key {
      case .requireReason: result = boolean(value, key.rawValue)
      }
    }
    return result
  }

  private mutating func facts(_ node: JSONNode) -> [FactKind: [Setting<String>]] {
    var facts: [FactKind: [Setting<String>]] = [:]
    for (kind, value) in members(of: node, "'facts'", FactKind.self) {
      facts[kind] = strings(value, kind.rawValue, "a list of names").filter { name in
        let isName = name.value.unicodeScalars.allSatisfy {
          $0 == "_" || $0 == "." || $0.properties.isIDContinue
        }
        if !isName {
          add(
            "'\(name.value)' is not a name; write it without parentheses, parameters or generics",
            at: name.origin)
        }
        return isName
      }
    }
    return facts
  }

  private mutating func patterns(
    _ node: JSONNode, _ name: String, mayNegate: Bool
  ) -> [StatedPattern] {
    strings(node, name, "a list of patterns").compactMap { text in
      guard let origin = text.origin else { return nil }
      do throws(StatedPattern.InvalidPattern) {
        let pattern = try StatedPattern(text.value, in: folder, origin: origin)
        if pattern.isNegated, !mayNegate {
          add("'\(name)' cannot contain a pattern that starts with '!'; 'exclude' can", at: origin)
          return nil
        }
        return pattern
      } catch {
        add("'\(text.value)' is not a valid pattern: \(error.reason)", at: origin)
        return nil
      }
    }
  }

  // MARK: - Problems

  func origin(_ node: JSONNode) -> SettingOrigin { origin(at: node.range.start) }

  private func origin(at offset: Int) -> SettingOrigin {
    SettingOrigin(path: path, position: lines.position(at: offset))
  }

  mutating func add(_ message: String, at node: JSONNode) { add(message, at: origin(node)) }

  mutating func add(_ message: String, at range: SourceRange) {
    add(message, at: origin(at: range.start))
  }

  private mutating func add(_ message: String, at origin: SettingOrigin?) {
    guard let position = origin?.position else { return }
    problems.append(
      (position, ConfigurationProblem(path: path, position: position, message: message)))
  }
}
