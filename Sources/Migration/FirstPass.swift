import LayoutDialects
import LayoutModel
import LightSyntax
import SourceText
import SwiftTokens

// Before a layout method has run, a view that is placed by its frame has no size: UIKit turns that into required
// constraints, and logs a conflict where what the view holds needs room.

extension SetJudge {
  /// Whether a stack view keeps its views apart, so that they have no room until it has its frame.
  func checkRoom(
    in view: ItemID, of set: ViewSet, _ origin: ConstraintOrigin
  ) throws(Refusal) {
    let description = set.scope.descriptions[view.index]
    if let creation = description.creation,
      let frame = source.files[creation.file].endlessFrame(in: creation.range)
    {
      throw refusal(.endlessFrame(set.name(view), frame), origin)
    }
    if description.isFramedFromStart { return }
    let needsRoom = set.scope.stacks.contains { stack in
      stack.stack == view && stack.children.count > 1 && stack.gaps.contains { $0 != 0 }
    }
    if needsRoom { throw refusal(.firstPass(set.name(view)), origin) }
  }
}

extension SyntaxFile {
  /// The `.null` or `.infinite` with which code makes a view; `nil` if its frame is another.
  fileprivate func endlessFrame(in range: SourceRange) -> String? {
    let tokens = tokens(in: range)
    guard !tokens.isEmpty else { return nil }
    let span = TokenSpan(tokens.lowerBound, tokens.upperBound - 1)
    return expressions(in: span).lazy.compactMap { expression -> String? in
      guard case .call(_, let arguments) = expression.kind,
        let frame = self.arguments(arguments).first(where: { self.label($0) == "frame" })
      else { return nil }
      switch self[frame.value].kind {
      case .implicitMember(let token), .member(_, let token):
        return ["null", "infinite"].contains(self.name(token)) ? self.text(frame.value) : nil
      default: return nil
      }
    }.first
  }
}
