import Diagnostics
import SourceText

/// A file and its tokens.
///
/// Invariants: tokens ascend and do not overlap, the last is ``TokenKind/endOfFile``, each comment lies in a gap
/// between two tokens, and gaps contain only whitespace and comments: tokens and gaps concatenate to the exact bytes.
public struct TokenizedFile: Sendable {
  public let file: SourceFile
  public let tokens: [Token]
  /// Every comment, in order, delimiters included.
  public let comments: [SourceRange]
  /// What is lexically wrong with the file.
  public let diagnostics: [Diagnostic]
  /// Whether all of the code became tokens: no string, regex or comment is unclosed, and nothing was skipped.
  public let isWhole: Bool
}
