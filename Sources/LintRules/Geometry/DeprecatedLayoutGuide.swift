import Diagnostics
import LayoutDialects
import LightSyntax
import SourceText
import UIKitFacts

extension Rule {
  /// Layout uses `topLayoutGuide` or `bottomLayoutGuide`, or a controller adjusts the insets of scroll views.
  ///
  /// - Why: these are deprecated since iOS 11; they do not cover the left and right sides, or bars that child
  ///   controllers add.
  /// - Fix (unsafe): uses the safe area, which requires iOS 11.
  /// - Silent: in functions that check availability, for guides of that name that the project declares, and where the
  ///   project runs on systems without the replacements.
  package static let deprecatedLayoutGuide = Rule(
    "deprecated-layout-guide", asksForTargets: true,
    check: .words(Deprecation.names) {
      file, tokens, options in
      guard file.isScreenCode else { return [] }
      return tokens.compactMap { token in
        guard file.isGuideOfController(token), !file.asksForAvailability(token) else { return nil }
        let name = file.name(Int32(token))
        guard let deprecation = Deprecation.named(name),
          options.targets.hasAll(ofIOS: deprecation.since), !file.isIdle(token)
        else { return nil }
        return Diagnostic(
          "'\(name)' has been deprecated since iOS \(deprecation.since); use \(deprecation.replacement)",
          at: file.source.tokens[token].range,
          fixes: file.safeAreaFix(token, name).map { [$0] } ?? [])
      }
    }
  )
}

extension SyntaxFile {
  /// Whether a name is used as a property of a controller that the file does not declare.
  fileprivate func isGuideOfController(_ token: Int) -> Bool {
    let isMember = tokenText(token - 1) == "."
    let isDeclared = bindings(named: name(Int32(token))).contains {
      $0.isVisible(at: token, in: self) || Int($0.token) == token
    }
    if !isMember, isDeclared { return false }
    // A label, or the key of a dictionary.
    if tokenText(token + 1) == ":", !isMember { return false }
    guard let type = type(around: token) else { return false }
    let owners = [superclassName(of: type), text(type.name)]
    let isController = owners.contains { $0.hasSuffix("Controller") }
    guard isMember else { return isController }
    let base = tokenText(token - 2)
    return base == "self" && isController || base.lowercased().hasSuffix("controller")
      || base.lowercased().hasSuffix("vc")
  }

  /// Whether a setting of a controller speaks to no scroll view: none is in sight, or those that are say themselves
  /// what they do about bars.
  fileprivate func isIdle(_ token: Int) -> Bool {
    guard name(Int32(token)) == MemberName.automaticallyAdjustsScrollViewInsets else {
      return false
    }
    let whole = TokenSpan(0, source.tokens.count - 1)
    return mentions(behaviorWords, in: whole) || !namesOwnScroller(in: whole)
  }

  /// Whether a class or a property that scrolls is named, other than as a part of another object: `feed.tableView`.
  private func namesOwnScroller(in span: TokenSpan) -> Bool {
    span.indices.contains { index in
      guard scrollingWords.contains(source.tokens[index].nameHash),
        ViewClass.scrollingNames.contains(name(Int32(index)))
      else { return false }
      let isMember = tokenText(index - 1) == "."
      return !isMember || ["self", "super"].contains(tokenText(index - 2))
    }
  }

  /// Whether the function around, or its type, is about some versions of the system only.
  fileprivate func asksForAvailability(_ token: Int) -> Bool {
    let around =
      functions.filter { $0.span.indices.contains(token) }.map(\.span)
      + variables.filter { $0.span.indices.contains(token) }.map(\.span)
    return around.contains { span in
      span.indices.contains { index in
        let text = tokenText(index)
        return text == "#available" || text == "#unavailable" || text == "available"
      }
    }
  }

  /// `topLayoutGuide.bottomAnchor` is `view.safeAreaLayoutGuide.topAnchor`.
  fileprivate func safeAreaFix(_ token: Int, _ name: String) -> Fix? {
    guard let (own, edge) = Guide.named(name)?.contentSide else { return nil }
    let base = tokenText(token - 1) == "." && tokenText(token - 2) != "self"
    guard !base, tokenText(token + 1) == "." else { return constructorFix(token, own, edge) }
    let member = tokenText(token + 2)
    let last: Int
    let replacement: String
    if member == own + "Anchor" {
      (last, replacement) = (token + 2, "view.safeAreaLayoutGuide.\(edge)Anchor")
    } else if member == "length" {
      (last, replacement) = (token + 2, "view.safeAreaInsets.\(edge)")
    } else if member == SnapKitCall.handle, tokenText(token + 3) == ".", tokenText(token + 4) == own
    {
      (last, replacement) = (token + 4, "view.safeAreaLayoutGuide.snp.\(edge)")
    } else {
      return nil
    }
    let range = source.tokens[token].range.union(source.tokens[last].range)
    return .unsafe(
      "use \(replacement)", because: newerSystem, TextEdit(range, replacement))
  }

  /// `toItem: topLayoutGuide, attribute: .bottom` of `NSLayoutConstraint`.
  private func constructorFix(_ token: Int, _ own: String, _ edge: String) -> Fix? {
    guard let opening = opening(before: token), opening > 0,
      tokenText(opening - 1) == ClassName.layoutConstraint, let call = call(named: opening - 1)
    else { return nil }
    guard
      let index = call.arguments.firstIndex(where: {
        self[$0.value].span.indices.contains(token) && Int(self[$0.value].span.last) == token
      }), index + 1 < call.arguments.count, label(call.arguments[index + 1]) == "attribute"
    else { return nil }
    let attribute = Int(self[call.arguments[index + 1].value].span.last)
    let written = tokenText(attribute)
    guard written.lowercased() == own else { return nil }
    let isCapital = written.first?.isUppercase ?? false
    return .unsafe(
      "use view.safeAreaLayoutGuide", because: newerSystem,
      TextEdit(source.tokens[token].range, "view.safeAreaLayoutGuide"),
      TextEdit(
        source.tokens[attribute].range,
        isCapital ? edge.prefix(1).uppercased() + edge.dropFirst() : edge))
  }
}

private let behaviorWords = NameHashSet([MemberName.contentInsetAdjustmentBehavior])

private let scrollingWords = NameHashSet(ViewClass.scrollingNames)

/// Source: Apple, UIKit reference, `UIView.safeAreaLayoutGuide`.
private let newerSystem = "safe areas require iOS 11"
