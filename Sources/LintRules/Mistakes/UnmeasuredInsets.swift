import Diagnostics
import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

extension Rule {
  /// A label draws its text inside insets, but measures it without them and adds them to the result.
  ///
  /// - Why: the lines are broken at the full width and drawn in a narrower rectangle, so a long text needs a line more
  ///   than there is room for.
  /// - Silent: where the class also measures inside the insets, and for labels of one line.
  package static let unmeasuredInsets = Rule(
    "unmeasured-insets",
    check: .words([MemberName.intrinsicContentSize]) { file, tokens, _ in
      guard !file.isTestCode, file.isSearchable else { return [] }
      return tokens.compactMap { token in
        guard let type = file.type(around: token), file.superclassName(of: type) == ClassName.label,
          let size = file.sizeOfWidenedText(declaredAt: token),
          file.drawsInside(type), !file.measuresInside(type)
        else { return nil }
        return Diagnostic(
          "this measures the text at the full width and then adds the insets, but drawText(in:) draws it in a narrower rectangle, so the last line of long text is cut off; override textRect(forBounds:limitedToNumberOfLines:) with the insets instead",
          at: size)
      }
    }
  )
}

extension SyntaxFile {
  /// `super.intrinsicContentSize` in an overridden `intrinsicContentSize` that makes it wider.
  fileprivate func sizeOfWidenedText(declaredAt token: Int) -> SourceRange? {
    guard let body = getter(overriddenAt: token),
      let measured = body.span.indices.first(where: { index in
        tokenText(index) == MemberName.intrinsicContentSize && tokenText(index - 2) == "super"
      }),
      body.span.indices.contains(where: isWidened)
    else { return nil }
    return source.tokens[measured - 2].range.union(source.tokens[measured].range)
  }

  /// `size.width += …`, `CGSize(width: size.width + …, …)`.
  private func isWidened(_ index: Int) -> Bool {
    tokenText(index) == "width" && ["+=", "+"].contains(tokenText(index + 1))
  }

  /// Whether a class draws its text itself.
  fileprivate func drawsInside(_ type: TypeDeclaration) -> Bool {
    overrides(MemberName.drawText, in: type)
  }

  /// Whether a class measures its text in less than the width that it is given, or shows one line only.
  fileprivate func measuresInside(_ type: TypeDeclaration) -> Bool {
    overrides(MemberName.textRect, in: type)
      || type.span.indices.contains { index in
        tokenText(index) == MemberName.preferredMaxLayoutWidth
          || tokenText(index) == MemberName.numberOfLines && tokenText(index + 1) == "="
            && tokenText(index + 2) == "1"
      }
  }

  private func overrides(_ method: String, in type: TypeDeclaration) -> Bool {
    members[type.members.indices].contains { member in
      guard case .function(let id) = member else { return false }
      let function = functions[Int(id.index)]
      return function.modifiers.contains(.override) && name(function.name) == method
    }
  }
}
