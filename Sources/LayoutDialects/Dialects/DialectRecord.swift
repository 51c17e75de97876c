import SourceText

/// What a dialect notes for itself while the code of a type is read.
protocol DialectRecord: AnyObject {
  init()

  /// How much is noted, list by list.
  var counts: [Int] { get }

  /// What was noted since then was made by a helper, and is told at its call.
  ///
  /// - Parameter counts: what ``counts`` were when the helper was called.
  func attribute(since counts: [Int], to call: HelperState.Site)
}

extension TypeReader {
  /// The notes of a dialect, new ones if it has none yet.
  func notes<Record: DialectRecord>(_ type: Record.Type) -> Record { recorded.notes(type) }
}
