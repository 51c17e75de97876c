import LightSyntax
import SwiftTokens

extension SyntaxFile {
  /// Whether a view is loaded from a nib, as the words of what makes it say: its root view may have a mask there.
  ///
  /// `UIView.loadFromNibNamed("Logo")`, `Bundle.main.loadNibNamed(…)`, `LogoView.fromXib()`.
  func isFromNib(_ view: String, in span: TokenSpan) -> Bool {
    let inside = boundValues(in: statements(in: span)).compactMap { token, bound -> ExpressionID? in
      guard name(Int32(token)) == view, case .value(let value) = bound else { return nil }
      return value
    }
    let assigned = expressions(in: span).compactMap { expression -> ExpressionID? in
      guard case .assignment(let target, let value) = expression.kind, lastName(target) == view
      else { return nil }
      return value
    }
    let declared = bindings(named: view).compactMap(\.value)
    return (inside + assigned + (inside.isEmpty ? declared : [])).contains { value in
      words(in: self[value].span).contains { _, text in
        text.hasWordForNib
      }
    }
  }
}

extension String {
  /// Whether one of the words of a name is "nib" or "xib": `fromNib`, `nibName`, but not `makeNibble`.
  fileprivate var hasWordForNib: Bool {
    let starts = ["Nib", "Xib", "NIB", "XIB"].flatMap { ranges(of: $0) }
    let heads = ["nib", "xib"].filter(hasPrefix).flatMap { ranges(of: $0).prefix(1) }
    return (starts + heads).contains { range in
      range.upperBound == endIndex || !self[range.upperBound].isLowercase
    }
  }
}
