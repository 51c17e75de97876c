import SourceText
import SwiftTokens

/// The file with each of its tokens taken out, repeated, and swapped with the next one.
func mutants(of file: SourceFile) -> [SourceFile] {
  let tokens = TokenizedFile(file).tokens.map(\.range)
  return tokens.indices.flatMap { index -> [SourceFile] in
    let token = tokens[index]
    let text = Array(file.bytes[token.start..<token.end])
    var mutants = [
      replacing(token, in: file, with: []),
      replacing(token, in: file, with: text + text),
    ]
    if index + 1 < tokens.count {
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
