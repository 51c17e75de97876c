import Diagnostics
import LayoutDialects
import LightSyntax
import SwiftTokens
import UIKitFacts

extension SyntaxFile {
  /// A frame that is given the bounds of the screen's pixels: `UIWindow(frame: UIScreen.main.nativeBounds)`, with the
  /// screen's class at a token.
  ///
  /// Silent where something is divided or multiplied, as by the scale.
  func frameInPixels(at token: Int) -> Diagnostic? {
    var last = token
    while tokenText(last + 1) == "." || tokenText(last + 1) == "(" && tokenText(last + 2) == ")" {
      last += 2
      if tokenText(last) == MemberName.nativeBounds { break }
    }
    guard tokenText(last) == MemberName.nativeBounds else { return nil }
    for expression in expressions(around: token) {
      let isFrame: Bool
      switch expression.kind {
      case .binary: return nil
      case .assignment(let target, _): isFrame = lastName(target) == "frame"
      case .call(_, let arguments):
        isFrame = self.arguments(arguments).contains {
          self[$0.value].span.indices.contains(token) && label($0) == "frame"
        }
      default: continue
      }
      if isFrame {
        return Diagnostic(
          "\(MemberName.nativeBounds) is in pixels and always in portrait orientation, but a frame is in points, so this frame is two or three times as large as the screen; use bounds",
          at: source.tokens[last].range)
      }
    }
    return nil
  }
}
