import SourceText
import SwiftTokens

/// A member that code names, with `self.` or without.
struct OwnMember {
  /// The token of its name.
  let name: Int
  let hasSelf: Bool
}

extension TokenizedFile {
  /// The members that code names with `self.`, or alone, and that may be the object's own.
  func ownMembers(
    in range: ClosedRange<Int>? = nil, accepts isMember: (String) -> Bool
  ) -> [OwnMember] {
    (range ?? 0...max(tokens.count - 1, 0)).compactMap { index in
      guard tokens[index].kind == .identifier else { return nil }
      let follows = index > 0 && tokens[index - 1].kind == .period
      let hasSelf = follows && index > 1 && tokens[index - 2].kind == .selfKeyword
      if follows != hasSelf { return nil }
      // A label is not a member; the colon of `a ? b : c` has a blank before it.
      if index + 1 < tokens.count, tokens[index + 1].kind == .colon,
        !tokens[index + 1].flags.contains(.spaceBefore)
      {
        return nil
      }
      return isMember(text(tokens[index])) ? OwnMember(name: index, hasSelf: hasSelf) : nil
    }
  }

  /// The text with `self.` before each member, or before none.
  func spelled(withSelf isWritten: Bool, members isMember: (String) -> Bool) -> String {
    var result = ""
    var written = 0
    for member in ownMembers(accepts: isMember) where member.hasSelf != isWritten {
      let name = tokens[member.name]
      let start = Int(member.hasSelf ? tokens[member.name - 2].start : name.start)
      result += file.text(SourceRange(written, start)) + (isWritten ? "self." : "")
      written = Int(name.start)
    }
    return result + file.text(SourceRange(written, file.bytes.count))
  }
}
