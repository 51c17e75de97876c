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
  /// - Silent: for frames, which `stale-frame` reports, for sizes that code set before, if the same is set again when
  ///   sizes change, for content sizes that constraints replace, in code for systems on which the project does not run,
  ///   and for sizes if the screen keeps its shape and the app fills it.
  package static let earlyGeometry = Rule(
    "early-geometry", needsWholeCode: true, asksForTargets: true,
    check: .words([
      MemberName.safeAreaInsets, MemberName.layoutMargins, "bounds", "frame", "length",
    ]) {
      file, tokens, options in
      guard file.isScreenCode else { return [] }
      // What is computed from width and height is told once.
      var told: Set<SourceRange> = []
      return tokens.compactMap { token in
        guard file.tokenText(token + 1) != "=", file.tokenText(token + 1) != ":",
          let early = EarlyCode(at: token, in: file), !early.isLazy,
          let use = file.layoutUse(at: token, early),
          // A screen that keeps its shape is as large as the view will be, but for one that a nib brings.
          use.source != .size || !options.targets.fillsScreen || file.isFromNib(early.type),
          !options.targets.exclude(token, in: file),
          !file.isSetAgain(use.target, outside: early),
          !use.isOfContent || !early.tiesContent(of: use.target, in: file),
          !file.isUpdated(around: token, outside: early), told.insert(use.result).inserted
        else { return nil }
        return Diagnostic(
          "\(use.source.rawValue) is not known yet in \(early.name), so \(use.what) is wrong; set it in \(early.laterMethod)",
          at: use.range)
      }
    }
  )
}

private enum EarlySource: String {
  case safeArea = "the safe area"
  case size = "the size of the view"
  case guide = "the length of the layout guide"
  case margins = "the final value of the layout margins"
}

/// A size that is read, and what is computed from it.
private struct GeometryUse {
  var source: EarlySource
  var what: String
  /// The property that is set, if it is one.
  var target: String?
  /// Whether it is the content size of a scroll view.
  var isOfContent = false
  /// Where it is read.
  var range: SourceRange
  /// Where it is assigned, or given to a call.
  var result: SourceRange
}

private let layoutTargets = Member.names(with: .holdsLength).union([NameGroup.contentSize])
private let updates = NameHashSet(SnapKitCall.update.spellings + SnapKitCall.remake.spellings)
/// Calls of SnapKit that take a constant: `make.top.equalToSuperview().offset(…)`.
private let snapKitConstants: Set<String> = ["offset", "inset", "equalTo"]
private let snapKitReplacements: Set<String> = ["offset", "inset"]

extension SyntaxFile {
  fileprivate func layoutUse(at token: Int, _ early: EarlyCode) -> GeometryUse? {
    guard let (name, range) = earlySource(at: token, early) else { return nil }
    if let use = use(of: token, name, range, early) { return use }
    // `let top = view.safeAreaInsets.top`, which is used further down.
    guard let copy = localVariable(holding: token), copy.isLet else { return nil }
    let hash = Token.nameHash(of: copy.name)
    for index in early.span.indices
    where index > Int(copy.value.last) && source.tokens[index].nameHash == hash
      && tokenText(index) == copy.name
      && tokenText(index - 1) != "."
    {
      if let use = use(of: index, name, range, early) { return use }
    }
    return nil
  }

  /// What a token reads too early, in words, and where.
  private func earlySource(
    at token: Int, _ early: EarlyCode
  ) -> (name: EarlySource, range: SourceRange)? {
    let word = tokenText(token)
    let isMember = tokenText(token - 1) == "."
    var first = token - 2
    while isMember, ["?", "!"].contains(tokenText(first)) { first -= 1 }
    let base = isMember ? tokenText(first) : "self"
    guard !early.declares(nameAt: isMember ? first : token, in: self) else { return nil }
    let range = source.tokens[isMember ? first : token].range.union(source.tokens[token].range)
    if word == "length" {
      let isGuide = early.isController && NameGroup.guidesWithLength.contains(base)
      return isGuide ? (.guide, range) : nil
    }
    // Elsewhere the size may have been given by the code before.
    guard
      early.isController ? base == "view" : base == "self" || base == MemberName.contentView
    else { return nil }
    if word == MemberName.safeAreaInsets { return (.safeArea, range) }
    if word == MemberName.layoutMargins { return takesMargins(early) ? (.margins, range) : nil }
    guard early.isController else {
      return early.name == "init" && isUnsized(at: token, early) ? (.size, range) : nil
    }
    guard early.name == SystemMethod.viewDidLoad.signature || early.name == "init" else {
      return nil
    }
    return (.size, range)
  }

  /// Whether a view is made without a size, which the name at a token stands for.
  private func isUnsized(at token: Int, _ early: EarlyCode) -> Bool {
    isMadeUnsized(early.type)
      && !(Int(early.span.first)..<token).contains { index in
        let isOwn = tokenText(index - 1) != "." || tokenText(index - 2) == "self"
        switch tokenText(index) {
        case "frame", "bounds":
          return isOwn && (tokenText(index + 1) == "=" || tokenText(index + 3) == "=")
        case MemberName.sizeToFit, SystemMethod.layoutIfNeeded.name: return true
        default: return false
        }
      }
  }

  /// Whether the system gives the view other margins later: it does to cells and to root views, if code does not.
  private func takesMargins(_ early: EarlyCode) -> Bool {
    guard early.isController || superclassName(of: early.type).hasSuffix("Cell") else {
      return false
    }
    return !early.type.span.indices.contains {
      tokenText($0) == MemberName.layoutMargins && tokenText($0 + 1) == "="
    }
  }

  /// What is computed for layout from the value at a token.
  private func use(
    of token: Int, _ source: EarlySource, _ range: SourceRange, _ early: EarlyCode
  ) -> GeometryUse? {
    for expression in expressions(around: token) {
      switch expression.kind {
      case .assignment(let target, let value):
        guard self[value].span.indices.contains(token), let set = lastName(target) else {
          return nil
        }
        let isLayerFrame =
          set == "frame"
          && (text(target).lowercased().contains("layer.frame")
            || targetName(target).map(isLayer) ?? false)
        guard layoutTargets.contains(set) || isLayerFrame || source == .safeArea && set == "frame"
        else { return nil }
        return GeometryUse(
          source: source, what: "'\(quoted(target) ?? set)'", target: targetName(target),
          isOfContent: set == NameGroup.contentSize, range: range,
          result: self.range(expression.span))
      case .call(let callee, let arguments):
        let given = self.arguments(arguments).filter { self[$0.value].span.indices.contains(token) }
        let labels = given.compactMap { label($0) }
        let isSnapKit =
          labels.isEmpty && !given.isEmpty && snapKitConstants.contains(lastName(callee) ?? "")
        guard isSnapKit || labels.contains("constant") || labels.contains("equalToConstant")
        else { continue }
        if isSnapKit, isReplaced(expression.span) { return nil }
        return GeometryUse(
          source: source, what: "this constant", target: nameGiven(at: token),
          range: range, result: self.range(expression.span))
      default: continue
      }
    }
    return nil
  }

  /// Whether a call to SnapKit is followed by one that gives the constraint another constant:
  /// `equalTo(view.safeAreaInsets).inset(8)` is an inset of 8.
  ///
  /// Source: SnapKit 5, ConstraintMakerEditable.swift (`offset` and `inset` assign `description.constant`).
  private func isReplaced(_ call: TokenSpan) -> Bool {
    let next = Int(call.last) + 1
    return tokenText(next) == "." && snapKitReplacements.contains(tokenText(next + 1))
  }

  /// Whether a name's class says that it is a layer.
  func isLayer(_ name: String) -> Bool {
    classes(of: name).contains { $0.hasSuffix("Layer") }
  }

  /// The name that a constraint is given whose constant a token is part of: `top` of
  /// `top = title.topAnchor.constraint(…)` and of `let top = …`.
  private func nameGiven(at token: Int) -> String? {
    for expression in expressions(around: token) {
      if case .assignment(let target, let value) = expression.kind,
        self[value].span.indices.contains(token)
      {
        return lastName(target)
      }
    }
    return localVariable(holding: token)?.name
  }

  /// `gradient` of `gradient.frame`, `height` of `height.constant`.
  private func targetName(_ id: ExpressionID) -> String? {
    if case .member(let base, _) = self[id].kind { return lastName(base) }
    return lastName(id)
  }

  /// Whether SnapKit's constraints of the view are updated or made anew somewhere else in the file, if a token is in the
  /// closure that makes them.
  fileprivate func isUpdated(around token: Int, outside early: EarlyCode) -> Bool {
    let making = closures(around: token).map { Int($0.body.span.first) - 1 }
      .first { SnapKitCall.make.spellings.contains(tokenText($0)) }
    guard let making, let view = snapKitOwner(of: making) else { return false }
    return source.tokens.indices.contains { index in
      updates.contains(source.tokens[index].nameHash) && !early.span.indices.contains(index)
        && (SnapKitCall.update.spellings + SnapKitCall.remake.spellings).contains(tokenText(index))
        && snapKitOwner(of: index) == view
    }
  }

  /// `title` of `title.snp.makeConstraints`, whose last name is at a token.
  func snapKitOwner(of token: Int) -> String? {
    name(before: tokenText(token - 2) == SnapKitCall.handle ? token - 2 : token)
  }

  /// Whether the property is set somewhere else in the file, too.
  func isSetAgain(_ target: String?, outside early: EarlyCode) -> Bool {
    guard let target else { return false }
    // `preview = layer`: the property is another name for it.
    let names =
      [target]
      + early.span.indices.compactMap { index in
        tokenText(index) == "=" && tokenText(index + 1) == target && tokenText(index + 2) != "."
          ? tokenText(index - 1) : nil
      }
    let hashes = NameHashSet(names)
    return source.tokens.indices.contains { index in
      hashes.contains(source.tokens[index].nameHash) && names.contains(tokenText(index))
        && !early.span.indices.contains(index)
        && tokenText(following(index)) == "."
        && ["=", "+=", "-="].contains(tokenText(following(index) + 2))
    }
  }
}
