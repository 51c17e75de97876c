import Diagnostics
import JSONText
import RulePages

/// The JSON Schema of configuration files, which editors use to complete and check them.
///
/// Draft 7, which most editors support. Source: "JSON Schema Validation", https://json-schema.org/draft-07.
package func configurationSchema(_ pages: [RulePage]) -> String {
  var writer = JSONWriter(.indented)
  writer.object { writer in
    writer.member("$schema", "http://json-schema.org/draft-07/schema#")
    writer.member("title", "layoutlint configuration")
    writer.member("type", "object")
    writer.member("additionalProperties", false)
    writer.object("properties") { writer in
      for key in ConfigurationKey.allCases { property(key, to: &writer) }
    }
    writer.object("definitions") { writer in definitions(pages, to: &writer) }
  }
  writer.endLine()
  return String(decoding: writer.bytes, as: UTF8.self)
}

/// What other parts of the schema refer to.
private enum Definition: String {
  case patterns, names, rules, failLevel, suppressions, override

  var reference: String { "#/definitions/\(rawValue)" }
}

private func property(_ key: ConfigurationKey, to writer: inout JSONWriter) {
  writer.object(key.rawValue) { writer in
    writer.member("description", key.meaning)
    switch key {
    case .schema: writer.member("type", "string")
    case .baseline: path(to: &writer)
    case .extends, .rulePages:
      writer.array("anyOf") { writer in
        writer.object { path(to: &$0) }
        writer.object { list(to: &$0) { path(to: &$0) } }
      }
    case .include, .exclude: refer(.patterns, to: &writer)
    case .rules: refer(.rules, to: &writer)
    case .failLevel: refer(.failLevel, to: &writer)
    case .suppressions: refer(.suppressions, to: &writer)
    case .facts:
      object(FactKind.self, to: &writer) { kind, writer in
        writer.member("description", kind.meaning)
        refer(.names, to: &writer)
      }
    case .overrides: list(to: &writer) { refer(.override, to: &$0) }
    }
  }
}

private func definitions(_ pages: [RulePage], to writer: inout JSONWriter) {
  func define(_ definition: Definition, _ body: (inout JSONWriter) -> Void) {
    writer.object(definition.rawValue, body)
  }
  define(.patterns) { list(to: &$0) { path(to: &$0) } }
  define(.names) { list(to: &$0) { path(to: &$0) } }
  define(.failLevel) { $0.member("enum", Severity.allCases.map(\.rawValue)) }
  define(.suppressions) { writer in
    object(SuppressionKey.self, to: &writer) { key, writer in
      writer.member("description", key.meaning)
      writer.member("type", "boolean")
      writer.member("default", false)
    }
  }
  define(.override) { writer in
    writer.member("required", [OverrideKey.files.rawValue])
    object(OverrideKey.self, to: &writer) { key, writer in
      writer.member("description", key.meaning)
      switch key {
      case .files: refer(.patterns, to: &writer)
      case .rules: refer(.rules, to: &writer)
      case .failLevel: refer(.failLevel, to: &writer)
      case .suppressions: refer(.suppressions, to: &writer)
      }
    }
  }
  define(.rules) { writer in
    writer.member("type", "object")
    writer.member("additionalProperties", false)
    writer.object("properties") { writer in
      for page in pages {
        writer.object(page.id) { rule(page, to: &$0) }
      }
    }
  }
}

private func rule(_ page: RulePage, to writer: inout JSONWriter) {
  writer.member("description", page.summary)
  writer.member("default", page.enabled ? page.severity.rawValue : RuleLevel.off.rawValue)
  writer.array("anyOf") { writer in
    writer.object { $0.member("enum", RuleLevel.allCases.map(\.rawValue)) }
    writer.object { writer in
      object(RuleKey.self, to: &writer) { key, writer in
        writer.member("description", key.meaning)
        switch key {
        case .severity: writer.member("enum", Severity.allCases.map(\.rawValue))
        case .enabled: writer.member("type", "boolean")
        case .options: options(page, to: &writer)
        }
      }
    }
  }
}

private func options(_ page: RulePage, to writer: inout JSONWriter) {
  writer.member("type", "object")
  writer.member("additionalProperties", false)
  writer.object("properties") { writer in
    for option in page.options {
      writer.object(option.name) { writer in
        writer.member("description", option.meaning)
        writer.member("default", option.defaultValue)
        value(option.defaultValue.type, option, to: &writer)
      }
    }
  }
}

private func value(_ type: OptionType, _ option: RuleOption, to writer: inout JSONWriter) {
  switch type {
  case .boolean: writer.member("type", "boolean")
  case .string: writer.member("type", "string")
  case .number:
    writer.member("type", "number")
    if let minimum = option.minimum { writer.member("minimum", minimum) }
  case .numbers: list(to: &writer) { value(.number, option, to: &$0) }
  case .strings: list(to: &writer) { value(.string, option, to: &$0) }
  }
}

// MARK: - Parts of a schema

private func refer(_ definition: Definition, to writer: inout JSONWriter) {
  // Draft 7 ignores what stands beside a reference, the description included, unless it is wrapped.
  writer.array("allOf") { writer in writer.object { $0.member("$ref", definition.reference) } }
}

private func path(to writer: inout JSONWriter) {
  writer.member("type", "string")
  writer.member("minLength", 1)
}

private func list(to writer: inout JSONWriter, of element: (inout JSONWriter) -> Void) {
  writer.member("type", "array")
  writer.object("items", element)
}

private func object<Key: CaseIterable & RawRepresentable<String>>(
  _ keys: Key.Type, to writer: inout JSONWriter, _ body: (Key, inout JSONWriter) -> Void
) {
  writer.member("type", "object")
  writer.member("additionalProperties", false)
  writer.object("properties") { writer in
    for key in Key.allCases {
      writer.object(key.rawValue) { body(key, &$0) }
    }
  }
}
