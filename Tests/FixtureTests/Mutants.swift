import SourceText
import SwiftTokens

/// The file with each of its tokens taken out, and some of them repeated or swapped with the next one.
///
/// Every eighth token is repeated and every eighth one swapped: all of them would take longer than all other tests.
func mutants(of file: SourceFile) -> [SourceFile] {
  let tokens = TokenizedFile(file).tokens.map(\.range)
  return tokens.indices.flatMap { index -> [SourceFile] in
    let token = tokens[index]
    let text = Array(file.bytes[token.start..<token.end])
    var mutants = [replacing(token, in: file, with: [])]
    if index % 8 == 0 { mutants.append(replacing(token, in: file, with: text + text)) }
    if index % 8 == 4, index + 1 < tokens.count {
      let next = tokens[index + 1]
      let between = file.bytes[token.end..<next.start]
      let swapped = file.bytes[next.start..<next.end] + between + text
      mutants.append(replacing(token.union(next), in: file, with: Array(swapped)))
    }
    return mutants
  }
}

private func replacing(
  _ range: SourceRange, in file: SourceFile, with bytes: [UInt8]
) -> SourceFile {
  SourceFile(
    path: file.path, bytes: file.bytes[..<range.start] + bytes + file.bytes[range.end...])
}
