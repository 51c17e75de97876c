import LightSyntax
import SwiftTokens

/// Tells which functions of a unit need not be run to know its layout.
///
/// A function matters if it holds a word of layout, calls something that is named like a helper, or mentions a name of
/// the type's own that such a function mentions too. Two functions in five do none of this: running them told
/// something about things that no layout holds.
struct IdleFunctions {
  private let words: [LayoutWords]
  private let helpers: HelperIndex
  /// What functions that matter mention without naming an object before it.
  private var names = NameHashSet()
  private var idle: Set<HelperFunctionPlace> = []

  init(of unit: ReadingUnit, in files: [SyntaxFile], words: [LayoutWords], helpers: HelperIndex) {
    self.words = words
    self.helpers = helpers
    var others: [HelperFunctionPlace] = []
    for part in unit.parts {
      let file = files[part.file]
      for member in file.members[file[part.type].members.indices] {
        switch member {
        case .function(let id):
          if matters(file[id].span, part.file, file) {
            learn(from: file[id].span, file)
          } else {
            others.append(HelperFunctionPlace(file: part.file, id: id))
          }
        case .variable(let id):
          if matters(file[id].span, part.file, file) { learn(from: file[id].span, file) }
        case .type: break
        }
      }
    }
    for place in others where !mentionsNames(files[place.file][place.id].span, files[place.file]) {
      idle.insert(place)
    }
  }

  /// Whether nothing in a function of the unit can matter to its layout.
  func contains(_ function: HelperFunctionPlace) -> Bool { idle.contains(function) }

  private func mentionsNames(_ span: TokenSpan, _ file: SyntaxFile) -> Bool {
    let tokens = file.source.tokens
    return span.indices.contains { index in
      names.contains(tokens[index].nameHash) && file.source.standsAlone(at: index)
    }
  }

  private func matters(_ span: TokenSpan, _ fileIndex: Int, _ file: SyntaxFile) -> Bool {
    words[fileIndex].occur(in: span) || words[fileIndex].changesLayout(in: span)
      || helpers.areNamed(in: span, of: file)
  }

  private mutating func learn(from span: TokenSpan, _ file: SyntaxFile) {
    let tokens = file.source.tokens
    for index in span.indices where tokens[index].kind == .identifier {
      guard file.source.standsAlone(at: index) else { continue }
      names.insert(hash: tokens[index].nameHash)
    }
  }
}

extension TokenizedFile {
  /// Whether a token may name a variable or property of the code's own: `title`, `self.title`, but no member of another
  /// object, label, type, or call.
  fileprivate func standsAlone(at index: Int) -> Bool {
    guard tokens[index].kind == .identifier, index > 0, index + 1 < tokens.count else {
      return false
    }
    switch tokens[index - 1].kind {
    case .period where index < 2 || tokens[index - 2].kind != .selfKeyword: return false
    case .leftParen, .comma: if tokens[index + 1].kind == .colon { return false }
    default: break
    }
    switch tokens[index + 1].kind {
    case .leftParen: return false
    // A word like `weak` or `await`.
    case .identifier, .selfKeyword:
      if !tokens[index + 1].flags.contains(.startsLine) { return false }
    default: break
    }
    let first = bytes(of: tokens[index]).first ?? 0
    return first < UInt8(ascii: "A") || first > UInt8(ascii: "Z")
  }
}
