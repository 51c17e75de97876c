import SwiftTokens
import UIKitFacts

/// The tokens of a file at which layout numbers may stand, found in one pass.
struct NumberWords {
  enum Word: Hashable {
    /// The numbers around it are read so; see ``NumberReader/readers``.
    case read(Int)
    case preview
    /// `#if`, `#elseif`
    case compilation
  }

  private(set) var found: [(word: Word, token: Int)] = []
  /// The tokens that are called `constant`.
  private(set) var constants: [Int] = []
  /// The dialects of which a mark stands in the file, by their places in ``Dialect/all``.
  private(set) var marked: Set<Int> = []

  init(_ file: TokenizedFile) {
    let table = NumberWordTable.shared
    let hashes = table.hashes
    let tokens = file.tokens
    for index in 0..<max(0, tokens.count - 1) {
      let token = tokens[index]
      guard token.nameHash != 0 else {
        if token.kind == .stringOpen {
          if let literal = table.literals.first(where: { $0.literal.isOne(index, file) }) {
            found.append((.read(literal.reader), index))
          }
        } else if token.kind == .poundName, file.text(of: token, is: "#Preview") {
          found.append((.preview, index))
        } else if token.kind == .poundIf || token.kind == .poundElseif {
          found.append((.compilation, index))
        }
        continue
      }
      guard hashes.contains(token.nameHash) else { continue }
      let name = file.name(of: token)
      if let dialect = table.marks[name] {
        marked.insert(dialect)
      } else if let word = table.words[name] {
        if let dialect = table.dialect(neededBy: word), !marked.contains(dialect) { continue }
        found.append((word, index))
        if token.nameHash == constantHash, name == "constant" { constants.append(index) }
      }
    }
  }
}

private let constantHash = Token.nameHash(of: "constant")

/// Words around which numbers of layout stand, and how they are read.
struct NumberWord: Sendable {
  let names: [String]
  /// Reads the numbers around a word that stands at a token.
  let read: @Sendable (inout NumberReader, _ token: Int) -> Void

  init(_ names: [String], _ read: @escaping @Sendable (inout NumberReader, Int) -> Void) {
    self.names = names
    self.read = read
  }
}

/// String literals that hold numbers of layout, and how they are read.
struct NumberLiteral: Sendable {
  /// Whether the literal that opens at a token looks like one.
  let isOne: @Sendable (_ token: Int, TokenizedFile) -> Bool
  /// Reads the numbers of the literal that opens at a token.
  let read: @Sendable (inout NumberReader, _ token: Int) -> Void
}

/// Which of a dialect's numbers are numbers of layout.
struct DialectNumbers: Sendable {
  /// Words of which one stands in each file that uses the dialect; none if that says nothing.
  var marks: [String] = []
  /// Whether a mark stands before all of its words, as an import does.
  var isMarkedFirst = false
  var words: [NumberWord] = []
  var literal: NumberLiteral?
}

/// The words of all dialects, and those that belong to none.
struct NumberWordTable: Sendable {
  static let shared = NumberWordTable()

  private(set) var hashes = NameHashSet()
  private(set) var words = NameTable<NumberWords.Word>()
  private(set) var marks = NameTable<Int>()
  private(set) var literals: [(literal: NumberLiteral, reader: Int)] = []
  /// How the numbers around each kind of word are read, and the dialect of which a mark must stand in the file.
  private(set) var readers: [(dialect: Int?, read: @Sendable (inout NumberReader, Int) -> Void)] =
    []

  private init() {
    for (index, dialect) in Dialect.all.enumerated() {
      for mark in dialect.numbers.marks {
        hashes.insert(mark)
        marks[mark] = index
      }
      let condition = dialect.numbers.marks.isEmpty ? nil : index
      for word in dialect.numbers.words { add(word, condition) }
      if let literal = dialect.numbers.literal {
        literals.append((literal, readers.count))
        readers.append((condition, literal.read))
      }
    }
    for word in NumberReader.generalWords { add(word, nil) }
    add(SystemSymbol.names(of: .preview), .preview)
  }

  /// The dialect of which a mark must stand before a word; `nil` if none must.
  func dialect(neededBy word: NumberWords.Word) -> Int? {
    guard case .read(let index) = word, let dialect = readers[index].dialect,
      Dialect.all[dialect].numbers.isMarkedFirst
    else { return nil }
    return dialect
  }

  private mutating func add(_ word: NumberWord, _ dialect: Int?) {
    add(word.names, .read(readers.count))
    readers.append((dialect, word.read))
  }

  private mutating func add(_ names: some Sequence<String>, _ word: NumberWords.Word) {
    for name in names {
      hashes.insert(name)
      words[name] = word
    }
  }
}

/// Properties that keep the elements of a stack, a grid or a collection apart.
let spacingProperties = Member.names(with: .keepsApart)
