import Diagnostics
import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

extension Rule {
  /// Layout is computed from the safe area or from a size before the view has them.
  ///
  /// - Why: in `viewDidLoad` the safe area is zero and the bounds are those of the storyboard.
  /// - Silent: for frames, of which `stale-frame` speaks, for sizes that code gave the view before, and where the same
  ///   is set again when sizes change.
  package static let earlyGeometry = Rule(
    "early-geometry", needsWholeCode: true,
    check: .words([MemberName.safeAreaInsets, "bounds", "frame"]) { file, tokens, _ in
      guard file.isScreenCode else { return [] }
      // What is computed from width and height is told once.
      var told: Set<SourceRange> = []
      return tokens.compactMap { token in
        guard file.tokenText(token + 1) != "=", file.tokenText(token + 1) != ":",
          let early = EarlyCode(at: token, in: file), let use = file.layoutUse(at: token, early),
          !file.isSetAgain(use.target, outside: early), told.insert(use.result).inserted
        else { return nil }
        return Diagnostic(
          "\(use.source) is not known yet in \(early.name), so \(use.what) is wrong; read it in \(early.laterMethod)",
          at: use.range)
      }
    }
  )
}

/// A size that is read, and what is computed from it.
private struct GeometryUse {
  /// `the safe area`, `the size of the view`.
  var source: String
  var what: String
  /// The property that is set, if it is one.
  var target: String?
  /// Where it is read.
  var range: SourceRange
  /// Where it is assigned, or given to a call.
  var result: SourceRange
}

private let layoutTargets = Member.names(with: .holdsLength)

extension SyntaxFile {
  fileprivate func layoutUse(at token: Int, _ early: EarlyCode) -> GeometryUse? {
    let word = tokenText(token)
    let isMember = tokenText(token - 1) == "."
    let base = isMember ? tokenText(token - 2) : "self"
    let isSafeArea = word == MemberName.safeAreaInsets
    // Elsewhere the size may have been given by the code before.
    guard
      early.isController ? base == "view" : base == "self" || base == MemberName.contentView
    else { return nil }
    if !isSafeArea {
      guard early.isController,
        early.name == SystemMethod.viewDidLoad.signature || early.name == "init"
      else { return nil }
    }
    let first = isMember ? token - 2 : token
    let range = source.tokens[first].range.union(source.tokens[token].range)
    let name = isSafeArea ? "the safe area" : "the size of the view"
    for expression in expressions(around: token) {
      switch expression.kind {
      case .assignment(let target, let value):
        guard self[value].span.indices.contains(token), let set = lastName(target) else {
          return nil
        }
        let isLayerFrame = set == "frame" && text(target).lowercased().contains("layer.frame")
        guard layoutTargets.contains(set) || isLayerFrame || isSafeArea && set == "frame" else {
          return nil
        }
        return GeometryUse(
          source: name, what: "'\(quoted(target) ?? set)'", target: targetName(target),
          range: range, result: self.range(expression.span))
      case .call(_, let arguments):
        let labels = self.arguments(arguments).filter {
          self[$0.value].span.indices.contains(token)
        }
        .compactMap { label($0) }
        guard labels.contains("constant") || labels.contains("equalToConstant") else { continue }
        return GeometryUse(
          source: name, what: "this constant", range: range, result: self.range(expression.span))
      default: continue
      }
    }
    return nil
  }

  /// `gradient` of `gradient.frame`, `height` of `height.constant`.
  private func targetName(_ id: ExpressionID) -> String? {
    if case .member(let base, _) = self[id].kind { return lastName(base) }
    return lastName(id)
  }

  /// Whether the property is set somewhere else in the file, too.
  fileprivate func isSetAgain(_ target: String?, outside early: EarlyCode) -> Bool {
    guard let target else { return false }
    let hash = Token.nameHash(of: target)
    return source.tokens.indices.contains { index in
      source.tokens[index].nameHash == hash && !early.function.span.indices.contains(index)
        && tokenText(index + 1) == "." && tokenText(index + 3) == "="
    }
  }
}
