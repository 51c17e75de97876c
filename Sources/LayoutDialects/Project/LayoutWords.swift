import LightSyntax
import SourceText
import SwiftTokens

/// Where a file holds words without which no layout is built.
///
/// Four files in five hold none: their function bodies are not even parsed.
package struct LayoutWords: Sendable {
  /// The tokens that are words of layout, in order.
  private let tokens: [Int32]
  /// Whether the file makes rectangles, sizes, points or insets.
  package let makesGeometry: Bool

  package init(_ file: TokenizedFile) {
    let table = WordTable.shared
    var found: [Int32] = []
    var makesGeometry = false
    for (index, token) in file.tokens.enumerated() where table.mayHold(token.nameHash) {
      switch table.word(file.name(of: token)) {
      case .layout: found.append(Int32(index))
      case .geometry: makesGeometry = true
      case nil: break
      }
    }
    tokens = found
    self.makesGeometry = makesGeometry
  }

  /// Whether layout may be built somewhere in the file.
  package var mayBuildLayout: Bool { !tokens.isEmpty }

  /// Whether anything inside the file's functions can matter to layout.
  package var needsBodies: Bool { makesGeometry || mayBuildLayout }

  /// Whether layout may be built inside `span`.
  func occur(in span: TokenSpan) -> Bool {
    let index = tokens.partitionIndex { $0 >= span.first }
    return index < tokens.count && tokens[index] <= span.last
  }
}

/// The words, found by the hash that tokens carry.
private struct WordTable: Sendable {
  enum Word { case layout, geometry }

  static let shared = WordTable()

  private var hashes = NameHashSet()
  private var words: [String: Word] = [:]

  private init() {
    for name in constraintWords + hierarchyWords + constraintLibraryWords { add(name, .layout) }
    for name in geometryWords { add(name, .geometry) }
  }

  private mutating func add(_ name: String, _ word: Word) {
    hashes.insert(name)
    words[name] = word
  }

  @inline(__always)
  func mayHold(_ hash: UInt16) -> Bool { hashes.contains(hash) }

  func word(_ name: String) -> Word? { words[name] }
}

private let constraintWords: [String] = {
  var words = ["constraint", "NSLayoutConstraint", "snp"] + anchorNames
  for action in ["make", "remake", "update", "prepare"] { words.append("snp_\(action)Constraints") }
  for relation in ["Equal", "GreaterThanOrEqual", "LessThanOrEqual"] {
    words += ["constraint\(relation)ToAnchor", "constraint\(relation)ToConstant"]
  }
  return words
}()

private let hierarchyWords = [
  "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview", "addLayoutGuide",
]

/// What rules about numbers look for inside functions.
private let geometryWords = [
  "CGRect", "CGSize", "CGPoint", "CGRectMake", "CGSizeMake", "CGPointMake", "NSRect", "NSMakeRect",
  "NSSize", "NSPoint", "UIEdgeInsets", "UIEdgeInsetsMake", "NSDirectionalEdgeInsets",
  "NSEdgeInsets", "NSEdgeInsetsMake",
]

/// The hashes of some names, asked for every token of a file: one bit each. Other names may share a hash.
package struct NameHashSet: Sendable {
  private var bits = [UInt64](repeating: 0, count: 1 << 10)

  package init(_ names: some Sequence<String> = []) {
    for name in names { insert(name) }
  }

  package mutating func insert(_ name: String) {
    let hash = Token.nameHash(of: name)
    bits[Int(hash >> 6)] |= 1 << UInt64(hash & 63)
  }

  /// - Parameter hash: of a token; 0, which tokens without a name have, is never held.
  @inline(__always)
  package func contains(_ hash: UInt16) -> Bool {
    bits[Int(hash >> 6)] & 1 << UInt64(hash & 63) != 0
  }
}
