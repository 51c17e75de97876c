import ByteRecords
import LintConfiguration
import LintRules
import RulePages

extension RecordWriter {
  /// All that findings depend on beside the program, the content of the files, and which of the settings is whose.
  mutating func write(_ options: AnalysisOptions) {
    let settings = options.settings
    write(options.describesPlaces)
    write(optional: options.rules.only) { $0.write(sorted: $1) }
    write(sorted: options.rules.except)
    write(list: settings.distinct) { $0.write($1) }
    write(list: settings.distinctTargets) { writer, targets in
      for version in [targets.iOS, targets.macOS] {
        writer.write(optional: version) { writer, version in
          writer.write(version.major)
          writer.write(version.minor)
        }
      }
      writer.write(targets.fillsScreen)
    }
    write(list: settings.otherCode) { writer, path in
      writer.write(bytes: path.bytes)
      writer.write(optional: try? FileStatus(of: path).stamp) { writer, stamp in
        writer.write(stamp.size)
        writer.write(Int(stamp.modified.nanoseconds))
        writer.write(Int(stamp.changed.nanoseconds))
      }
    }
    for names in [
      settings.facts.scalingFunctions, settings.facts.tokens, settings.facts.optOutFunctions,
      settings.facts.selfSizingViews, settings.team.passedOver, settings.uncompiled,
      settings.withoutPhones,
    ] {
      write(sorted: names)
    }
    write(list: settings.modules.distinct) { writer, modules in
      writer.write(list: modules.map { "\($0.place)\n\($0.name)" }.sorted()) { $0.write($1) }
    }
    write(list: settings.team.rules) { writer, rule in
      writer.write(rule.page.id)
      writer.write(optional: rule.page.path) { $0.write($1) }
      writer.write(rule.page.text)
    }
  }

  private mutating func write(sorted names: Set<String>) {
    write(list: names.sorted()) { $0.write($1) }
  }

  private mutating func write(_ settings: Settings) {
    write(settings.requireReason.value)
    write(list: settings.rules.sorted { $0.key < $1.key }) { writer, entry in
      writer.write(entry.key)
      writer.write(entry.value.enabled.value)
      writer.write(entry.value.severity.value.rawValue)
      writer.write(entry.value.isNamed)
      writer.write(entry.value.isExempt)
      writer.write(optional: entry.value.page) { $0.write($1) }
      writer.write(list: entry.value.options.sorted { $0.key < $1.key }) { writer, option in
        writer.write(option.key)
        writer.write(option.value.value)
      }
    }
  }

  private mutating func write(_ value: OptionValue) {
    write(value.type.rawValue)
    switch value {
    case .boolean(let flag): write(flag)
    case .number(let number): write(number)
    case .string(let text): write(text)
    case .numbers(let numbers): write(list: numbers) { $0.write($1) }
    case .strings(let texts): write(list: texts) { $0.write($1) }
    }
  }
}
