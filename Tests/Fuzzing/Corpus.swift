import Foundation
import SourceText
import TestSupport

extension FuzzTarget {
  /// What `Fixtures/fuzz` holds for the part, sorted by path: good inputs, and those that once went wrong.
  package var examples: [[UInt8]] { contents(files(in: "Fixtures/fuzz/\(rawValue)", endingIn: "")) }

  /// What is damaged: the examples, and for parts that read source, the small ones of all fixtures.
  package var inputs: [[UInt8]] {
    examples + (readsSource ? contents(files(in: "Fixtures", endingIn: ".swift")) : [])
  }

  private func contents(_ files: [URL]) -> [[UInt8]] {
    files.compactMap { try? Data(contentsOf: $0) }.map { Array($0) }.filter { $0.count < 8_000 }
  }

  private var readsSource: Bool {
    switch self {
    case .tokens, .layout, .migration, .suppressions, .pattern: true
    case .format, .configuration, .log, .baseline, .editor, .record, .index, .joining: false
    }
  }
}
