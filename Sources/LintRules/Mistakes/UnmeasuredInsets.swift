import Diagnostics
import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

extension Rule {
  /// A label draws its text inside insets, but measures it without them, and perhaps adds them to the result.
  ///
  /// - Why: the lines are broken at the full width and drawn in a narrower rectangle, so a long text needs one more
  ///   line than fits.
  /// - Silent: where the class also measures inside the insets, and for labels of one line.
  package static let unmeasuredInsets = Rule(
    "unmeasured-insets",
    check: .words([MemberName.intrinsicContentSize, MemberName.drawText]) { file, tokens, _ in
      guard !file.isTestCode, file.isSearchable else { return [] }
      return tokens.compactMap { token in
        if file.tokenText(token) == MemberName.drawText { return file.neverMeasured(at: token) }
        guard let type = file.type(around: token), file.superclassName(of: type) == ClassName.label,
          let size = file.sizeOfWidenedText(declaredAt: token),
          file.drawsInside(type), !file.measuresInside(type)
        else { return nil }
        return Diagnostic(
          "this measures the text at the full width and then adds the insets, but drawText(in:) draws it in a narrower rectangle, so the last line of long text is cut off; override textRect(forBounds:limitedToNumberOfLines:) instead, and include the insets there",
          at: size)
      }
    }
  )
}

private let measuring = NameHashSet([
  MemberName.intrinsicContentSize, MemberName.textRect, MemberName.sizeThatFits,
  MemberName.preferredMaxLayoutWidth,
])

extension SyntaxFile {
  /// The insets of `drawText(in:)`, with its name at a token, if nothing in the file measures the label's text in
  /// another way than the superclass: where the class has a property for them, that.
  fileprivate func neverMeasured(at token: Int) -> Diagnostic? {
    guard let method = functions.first(where: { Int($0.name) == token }), let body = method.body,
      method.modifiers.contains(.override), let type = type(around: token),
      superclassName(of: type) == ClassName.label,
      let rect = parameters[method.parameters.indices].first.map({ name($0.name) }),
      !mentions(measuring, in: TokenSpan(0, source.tokens.count - 1)),
      let inset = inset(of: rect, in: body.span)
    else { return nil }
    let property = words(in: inset).lazy.compactMap { word in
      self.bindings(named: word.text).first { $0.owner != nil && $0.isVisible(at: token, in: self) }
    }.first
    let place = source.tokens[Int(property?.token ?? inset.first)].range
    return Diagnostic(
      "drawText(in:) draws the text inside these insets, but the label's size does not include them, so the end of the text is cut off; override textRect(forBounds:limitedToNumberOfLines:), and include the insets there",
      at: place, notes: property == nil ? [] : [Note("used here", at: range(inset))])
  }

  /// `rect.inset(by: insets)`, `UIEdgeInsetsInsetRect(rect, insets)`.
  private func inset(of rect: String, in span: TokenSpan) -> TokenSpan? {
    for index in span.indices {
      let isMember = tokenText(index) == "inset" && tokenText(index - 2) == rect
      guard isMember || tokenText(index) == NameGroup.insettingFunction,
        let call = call(named: index),
        isMember || call.arguments.first.map({ text($0.value) }) == rect
      else { continue }
      return call.span
    }
    return nil
  }

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
