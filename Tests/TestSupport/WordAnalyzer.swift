import Diagnostics
import LintDriver
import SourceText

extension Analyzer {
  /// An analyzer for tests of everything around the rules: it finds each occurrence of a word.
  ///
  /// - Parameters:
  ///   - word: in ASCII.
  ///   - replacement: the fix; `nil` for none.
  package static func finding(
    _ word: String, rule: String = "word", severity: Severity = .warning,
    replacement: String? = nil, _ applicability: Applicability = .safe
  ) -> Analyzer {
    Analyzer { files, options in
      files.flatMap { file -> [Finding] in
        let setting = options.settings[file.path].rules[rule]
        let isEnabled = setting?.enabled.value ?? true
        guard options.rules.includes(rule, isEnabledByDefault: isEnabled) else { return [] }
        let stated = setting?.severity.origin == nil ? nil : setting?.severity.value
        return places(of: Array(word.utf8), in: file.bytes).map { range in
          let fixes = replacement.map {
            [Fix("replace \(word)", applicability, [TextEdit(range, $0)])]
          }
          return Finding(
            rule: rule, severity: stated ?? severity, path: file.path,
            diagnostic: Diagnostic("found \(word)", at: range, fixes: fixes ?? []))
        }
      }
    }
  }

  /// The findings of all of `analyzers`.
  package static func all(_ analyzers: [Analyzer]) -> Analyzer {
    Analyzer { files, options in analyzers.flatMap { $0.analyze(files, options) } }
  }
}

private func places(of word: [UInt8], in bytes: [UInt8]) -> [SourceRange] {
  guard bytes.count >= word.count else { return [] }
  return (0...(bytes.count - word.count)).filter { start in
    bytes[start] == word[0] && bytes[start..<(start + word.count)].elementsEqual(word)
  }.map { SourceRange($0, $0 + word.count) }
}
