import JSONText
import RulePages

/// The settings of one file or folder, and where they come from.
package struct EffectiveConfiguration: Sendable {
  /// The path as reports print it.
  package let path: String
  package let configuration: Configuration
  package let settings: Settings
  /// Why it is not linted; `nil` if it is.
  package let absence: Absence?

  /// Why a file is not linted.
  package enum Absence: Hashable, Sendable {
    case excluded(StatedPattern)
    /// No pattern of `include` speaks of it.
    case notIncluded(SettingOrigin)
  }

  /// - Parameters:
  ///   - components: the absolute path.
  ///   - exclusion: the pattern that excludes a folder that contains it.
  package init(
    of path: String, _ components: PathComponents, isFolder: Bool, in configuration: Configuration,
    exclusion: StatedPattern?, pages: [RulePage]
  ) {
    self.path = path
    self.configuration = configuration
    let overrides = configuration.overrides(for: components, isFolder: isFolder)
    settings = configuration.settings(with: overrides, pages: pages)
    if let pattern = exclusion ?? configuration.exclusion(of: components, isFolder: isFolder) {
      absence = .excluded(pattern)
    } else if !isFolder, !configuration.includes(components),
      let origin = configuration.inclusion?.first?.origin
    {
      // Of a folder some files may be included.
      absence = .notIncluded(origin)
    } else {
      absence = nil
    }
  }

  /// The settings as a configuration file that states them all, with the place of each in a comment.
  /// - Parameter hidesDefaults: whether it contains only settings that some file states.
  package func text(_ pages: [RulePage], hidesDefaults: Bool = false) -> String {
    var printer = SettingsPrinter()
    printer.open("{")
    printer.list(ConfigurationKey.include.rawValue, configuration.inclusion ?? [])
    printer.list(ConfigurationKey.exclude.rawValue, configuration.files.flatMap(\.exclude))
    printer.list(
      ConfigurationKey.rulePages.rawValue,
      configuration.files.flatMap(\.rulePages).map { Setting($0.value.text, $0.origin) })
    printer.rules(settings, configuration.pages(with: pages))
    printer.line(
      "\(json(ConfigurationKey.failLevel.rawValue)): \(json(settings.failLevel.value.rawValue)),",
      settings.failLevel.origin)
    printer.open("\(json(ConfigurationKey.suppressions.rawValue)): {")
    printer.line(
      "\(json(SuppressionKey.requireReason.rawValue)): \(json(settings.requireReason.value)),",
      settings.requireReason.origin)
    printer.close("},")
    if let baseline = settings.baseline {
      printer.line(
        "\(json(ConfigurationKey.baseline.rawValue)): \(json(baseline.value.text)),",
        baseline.origin)
    }
    printer.facts(configuration)
    printer.close("}")
    if hidesDefaults { printer.removeDefaults() }
    return heading + printer.text
  }

  private var heading: String {
    var lines = ["// Configuration of \(path)"]
    let files = configuration.files.reversed().map(\.path)
    if let nearest = files.first {
      let extended = files.dropFirst().joined(separator: ", ")
      lines.append(
        "// From \(nearest)\(extended.isEmpty ? "" : ", which extends \(extended)")")
    } else {
      lines.append(
        "// No \(configurationFileName) was found here or in a parent folder: these are the defaults."
      )
    }
    switch absence {
    case .excluded(let pattern):
      lines.append(
        "// This path is not linted: '\(pattern.text)' excludes it (\(place(pattern.origin))).")
    case .notIncluded(let origin):
      lines.append(
        "// This path is not linted: no pattern in 'include' matches it (\(place(origin))).")
    case nil: break
    }
    return lines.map { oneLine($0) + "\n" }.joined()
  }
}

/// Writes lines with comments in a column of their own.
private struct SettingsPrinter {
  private var lines: [(text: String, comment: String)] = []
  private var depth = 0

  /// The comments start behind the longest line, but no farther right than this.
  private static let maximumColumn = 60

  var text: String {
    let width =
      lines.filter { !$0.comment.isEmpty }.map(\.text.count)
      .filter { $0 <= Self.maximumColumn }.max() ?? 0
    return lines.map { text, comment in
      if comment.isEmpty { return text + "\n" }
      return text + String(repeating: " ", count: max(width - text.count, 0)) + "  // \(comment)\n"
    }.joined()
  }

  mutating func open(_ text: String) {
    add(text)
    depth += 1
  }

  mutating func close(_ text: String) {
    depth -= 1
    add(text)
  }

  mutating func line(_ text: String, _ origin: SettingOrigin?) {
    add(text, origin.map { oneLine(place($0)) } ?? Self.defaultMark)
  }

  private static let defaultMark = "default"

  /// Takes out all that no file states, and what is empty then.
  mutating func removeDefaults() {
    var kept: [(text: String, comment: String)] = []
    for line in lines where line.comment != Self.defaultMark {
      let isEnd = line.text.last == "," && line.text.drop { $0 == " " }.first == "}"
      if isEnd, kept.last?.text.last == "{" { kept.removeLast() } else { kept.append(line) }
    }
    lines = kept
  }

  mutating func list(_ key: String, _ patterns: [StatedPattern]) {
    list(key, patterns.map { Setting($0.text, $0.origin) })
  }

  mutating func list(_ key: String, _ names: [Setting<String>]) {
    if names.isEmpty { return }
    open("\(json(key)): [")
    for name in names { line(json(name.value) + ",", name.origin) }
    close("],")
  }

  mutating func facts(_ configuration: Configuration) {
    let kinds = FactKind.allCases.filter { !configuration.facts($0).isEmpty }
    if kinds.isEmpty { return }
    open("\(json(ConfigurationKey.facts.rawValue)): {")
    for kind in kinds { list(kind.rawValue, configuration.facts(kind)) }
    close("},")
  }

  mutating func rules(_ settings: Settings, _ pages: [RulePage]) {
    open("\(json(ConfigurationKey.rules.rawValue)): {")
    for page in pages {
      guard let rule = settings.rules[page.id] else { continue }
      if !rule.enabled.value {
        line("\(json(page.id)): \(json(RuleLevel.off.rawValue)),", rule.enabled.origin)
      } else if page.options.isEmpty {
        line(
          "\(json(page.id)): \(json(rule.severity.value.rawValue)),",
          rule.severity.origin ?? rule.enabled.origin)
      } else {
        self.rule(rule, page)
      }
    }
    close("},")
  }

  private mutating func rule(_ rule: RuleSettings, _ page: RulePage) {
    open("\(json(page.id)): {")
    line(
      "\(json(RuleKey.severity.rawValue)): \(json(rule.severity.value.rawValue)),",
      rule.severity.origin ?? rule.enabled.origin)
    open("\(json(RuleKey.options.rawValue)): {")
    for option in page.options {
      guard let setting = rule.options[option.name] else { continue }
      line("\(json(option.name)): \(setting.value.json),", setting.origin)
    }
    close("},")
    close("},")
  }

  private mutating func add(_ text: String, _ comment: String = "") {
    lines.append((String(repeating: "  ", count: depth) + text, comment))
  }
}

private func place(_ origin: SettingOrigin) -> String { "\(origin.path):\(origin.position.line)" }

/// A path may hold a line break, which would end a comment.
private func oneLine(_ text: String) -> String {
  String(text.map { $0.isNewline ? "␤" : $0 })
}
