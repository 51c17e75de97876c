import Diagnostics
import LayoutDialects
import LayoutModel
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

extension Rule {
  /// A label or a button has a width in points that may be too small for its text, or too large for the screen.
  ///
  /// - Why: the title is longer in another language, and a frame wider than a phone ends outside it.
  /// - Silent: where the text may shrink or wrap, and where anything else determines the view's size.
  package static let fixedTextWidth = Rule(
    "fixed-text-width",
    check: .words(Set(["frame", "widthAnchor"] + snapKitCalls)) { file, tokens, _ in
      guard !file.isTestCode, file.isSearchable else { return [] }
      return tokens.compactMap { token -> Diagnostic? in
        guard let fixed = file.fixedWidth(at: token), file.isText(fixed.view) else { return nil }
        let uses = file.uses(of: fixed.view, around: token)
        guard !file.isFlexible(fixed, uses) else { return nil }
        if fixed.end > usualPhoneWidth, file.isPhoneCode {
          return Diagnostic(
            "'\(fixed.view)' ends at x = \(format(fixed.end)), past the edge of most iPhone screens, so its text is cut off; constrain the view to its superview",
            at: fixed.range)
        }
        guard fixed.width <= widestTitle, file.hasTranslatedTitle(uses) else { return nil }
        return Diagnostic(
          "'\(fixed.view)' is \(format(fixed.width)) points wide in every language, so a longer translation of its title is cut off; let its content determine the width",
          at: fixed.range)
      }
    }
  )
}

/// Points. In wider views, translations usually fit.
private let widestTitle = 120.0
/// Points: most iPhones are narrower in portrait, where 440 is the widest.
/// Source: Apple, Human Interface Guidelines, "Layout" (device screen dimensions).
private let usualPhoneWidth = 402.0
private let snapKitCalls = [SnapKitCall.make, .remake].flatMap(\.spellings)

/// A view's width as a number in the code.
private struct FixedWidth {
  var view: String
  var width: Double
  /// Where the view's right edge is in its superview, if that is a number too; otherwise 0.
  var end = 0.0
  var range: SourceRange
  var isFrame = false
}

extension SyntaxFile {
  fileprivate func fixedWidth(at token: Int) -> FixedWidth? {
    switch tokenText(token) {
    case "frame": fixedFrame(at: token)
    case "widthAnchor": fixedAnchor(at: token)
    default: fixedInSnapKit(at: token)
    }
  }

  /// `title.frame = CGRect(x: 10, y: 0, width: 44, height: 20)`
  private func fixedFrame(at token: Int) -> FixedWidth? {
    guard let frame = FrameValue(at: token, in: self), let view = frame.view,
      case .call(_, let list) = self[frame.value].kind
    else { return nil }
    let arguments = self.arguments(list)
    func number(_ label: String) -> Double? {
      arguments.first { self.label($0) == label }.flatMap { literal($0.value) }
    }
    guard let width = number("width"), width > 0 else { return nil }
    return FixedWidth(
      view: view, width: width, end: (number("x") ?? -width) + width,
      range: range(self[frame.value].span), isFrame: true)
  }

  /// `title.widthAnchor.constraint(equalToConstant: 44)`
  private func fixedAnchor(at token: Int) -> FixedWidth? {
    guard let view = name(before: token), tokenText(token + 1) == ".",
      let call = call(named: token + 2), call.arguments.count == 1,
      label(call.arguments[0]) == "equalToConstant", let width = literal(call.arguments[0].value),
      width > 0
    else { return nil }
    return FixedWidth(view: view, width: width, range: range(call.span))
  }

  /// `title.snp.makeConstraints { $0.width.equalTo(44) }`
  private func fixedInSnapKit(at token: Int) -> FixedWidth? {
    let owner = tokenText(token - 2) == SnapKitCall.handle ? token - 2 : token
    guard tokenText(token + 1) == "{", let view = name(before: owner),
      let closure = closures.first(where: { Int($0.body.span.first) == token + 1 })
    else { return nil }
    for index in closure.body.span.indices
    where tokenText(index) == "width" && tokenText(index + 1) == "." {
      guard tokenText(index + 2) == "equalTo", let call = call(named: index + 2),
        let argument = call.arguments.first, let width = literal(argument.value), width > 0,
        tokenText(Int(call.span.last) + 1) != "."
      else { continue }
      return FixedWidth(
        view: view, width: width,
        range: source.tokens[index].range.union(range(call.span)))
    }
    return nil
  }

  private func literal(_ id: ExpressionID) -> Double? {
    let text = text(id)
    return text.utf8.first.map { (48...57).contains($0) } ?? false ? Double(text) : nil
  }

  /// Whether the classes of a variable show text.
  fileprivate func isText(_ name: String) -> Bool {
    let classes = classes(of: name)
    return !classes.isEmpty
      && classes.allSatisfy { type in ["Label", "Button"].contains { type.contains($0) } }
  }

  /// Whether code for phones may run: a Mac's windows are wider.
  fileprivate var isPhoneCode: Bool {
    !source.tokens.contains { ["AppKit", "Cocoa", "TVUIKit"].contains(source.text($0)) }
  }

  /// Where the code names a view: in the function or closure that makes it, or in all of its type. What a closure makes
  /// for a property has its name elsewhere.
  fileprivate func uses(of view: String, around token: Int) -> [Int] {
    let bodies = (closures.map(\.body.span) + functions.compactMap { $0.body?.span }).filter {
      $0.indices.contains(token)
        && $0.indices.contains { tokenText($0) == view && tokenText($0 - 1) == "let" }
    }
    guard let body = bodies.min(by: { $0.indices.count < $1.indices.count }) else {
      return places(of: view, inTypeAround: token)
    }
    let property = bindings.first { binding in
      binding.name >= 0
        && binding.initialValue.map { self[$0].span.first == body.first } ?? false
    }
    return places(of: view, in: Range(body.indices))
      + (property.map { places(of: name($0.name), inTypeAround: token) } ?? [])
  }

  /// Those in the type around a token and in its extensions: another type may have a view of that name.
  private func places(of name: String, inTypeAround token: Int) -> [Int] {
    let owner = typeName(around: token)
    return places(of: name, in: 0..<source.tokens.count).filter { index in
      typeName(around: index) == owner
    }
  }

  private func places(of name: String, in indices: Range<Int>) -> [Int] {
    let hash = Token.nameHash(of: name)
    return indices.filter { index in
      source.tokens[index].nameHash == hash && tokenText(index) == name
        && tokenText(following(index)) == "."
    }
  }

  /// Whether the text may shrink or wrap, or something else than the number decides in the end.
  fileprivate func isFlexible(_ fixed: FixedWidth, _ uses: [Int]) -> Bool {
    uses.contains { index in
      let member = tokenText(following(index) + 1)
      if TextMember.fitting.contains(member) { return true }
      if member == MemberName.numberOfLines, fixed.width <= widestTitle { return true }
      guard fixed.isFrame else { return false }
      return TextMember.placing.contains(member) || member.hasSuffix("Anchor")
        || member == "frame" && changesFrame(following(index) + 1, fixed)
    }
  }

  /// Whether the `frame` at a token is set, and not by the code in question.
  private func changesFrame(_ token: Int, _ fixed: FixedWidth) -> Bool {
    if tokenText(token + 1) == "." {
      let statement = expressions(around: token).last
      if case .assignment = statement?.kind { return tokenText(token + 2) != "origin" }
      return false
    }
    guard let value = value(assignedTo: token) else { return false }
    return range(self[value].span) != fixed.range
  }

  /// Whether a view's title is looked up in the languages of the app.
  fileprivate func hasTranslatedTitle(_ uses: [Int]) -> Bool {
    uses.contains { index in
      let member = following(index) + 1
      let title: TokenSpan? =
        if TextMember.titles.contains(tokenText(member)) {
          value(assignedTo: member).map { self[$0].span }
        } else if tokenText(member) == TextMember.titleSetter {
          call(named: member)?.arguments.first.map { self[$0.value].span }
        } else {
          nil
        }
      return title.map { words(in: $0).contains { isTranslation($0.text) } } ?? false
    }
  }

  private func isTranslation(_ word: String) -> Bool {
    let word = word.lowercased()
    return ["localiz", "localis", "l10n", "i18n"].contains { word.contains($0) }
  }
}
