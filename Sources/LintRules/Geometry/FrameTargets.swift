import LayoutDialects
import LightSyntax
import SwiftTokens

/// What code gives to a view's frame: `title.frame = …`, `UILabel(frame: …)`.
struct FrameValue {
  var value: ExpressionID
  /// The name of the view; `nil` for a new one that has none, and for `self`.
  var view: String?
  /// Whether it is the frame of `self`.
  var isOwn = false

  /// The value at a token that is `frame`, `center` or `bounds`.
  init?(at token: Int, in file: SyntaxFile) {
    switch file.tokenText(token + 1) {
    case "=":
      guard let value = file.value(assignedTo: token) else { return nil }
      self.value = value
      guard file.tokenText(token - 1) == "." else {
        isOwn = true
        return
      }
      if file.tokenText(token - 2) == "self" {
        isOwn = true
        return
      }
      guard let name = file.name(before: token), !isNoView(name), !file.isNested(token) else {
        return nil
      }
      view = name
    case ":":
      guard file.tokenText(token) == "frame", let opening = file.opening(before: token),
        opening > 1, file.tokenText(opening) == "("
      else { return nil }
      let made = file.tokenText(opening - 1)
      guard made.startsUppercase, !isNoView(made), let call = file.call(named: opening - 1),
        case .name = file[call.callee].kind, let value = file.argument("frame", of: call)
      else { return nil }
      self.value = value
      if file.tokenText(opening - 2) == "=" { view = file.assignedName(before: opening - 2) }
    default: return nil
    }
  }
}

extension SyntaxFile {
  /// Whether the view before `.frame` belongs to another object, which may place it: `feed.list.frame`.
  fileprivate func isNested(_ token: Int) -> Bool {
    var index = token - 2
    while index > 0, ["?", "!"].contains(tokenText(index)) { index -= 1 }
    return tokenText(index - 1) == "." && tokenText(index - 2) != "self"
  }

  /// `title` of `title =`, `let title =` and `let title: UILabel =`.
  func assignedName(before equal: Int) -> String? {
    guard equal > 0, source.tokens[equal - 1].kind == .identifier else { return nil }
    if equal > 2, tokenText(equal - 2) == ":" { return tokenText(equal - 3) }
    return tokenText(equal - 1)
  }
}
