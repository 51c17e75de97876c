import Diagnostics
import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

extension Rule {
  /// A frame is computed once, while the view is made, from sizes that change later.
  ///
  /// - Why: after the phone is turned, or in a window of another size, the view stays where it was.
  /// - Silent: where the type follows changes of size, an autoresizing mask or constraints do, or other code sets the
  ///   frame again; and where the screen keeps its shape and the app fills it.
  package static let staleFrame = Rule(
    "stale-frame", needsWholeCode: true, asksForTargets: true,
    check: .words(["frame", "center"]) { file, tokens, options in
      guard file.isScreenCode else { return [] }
      let helpers = Set(options.strings("scaling-functions"))
      var placed: PlacedViews?
      var masks: [Int]?
      var owners: Set<String>?
      // Each function is told once, with its other frames as notes.
      var told: [Diagnostic] = []
      var places: [TokenSpan: Int] = [:]
      for token in tokens {
        let next = file.source.tokens[token + 1].kind
        guard next == .equal || next == .colon, let early = EarlyCode(at: token, in: file),
          early.name != SystemMethod.awakeFromNib.signature,
          let frame = FrameValue(at: token, in: file), !frame.isOwn,
          let cause = file.changingSize(frame.value, helpers, in: early),
          !file.followsSizes(early.type),
          !(options.targets.fillsScreen && file.isFinal(cause, in: early))
        else { continue }
        let knownMasks = masks ?? file.masks
        masks = knownMasks
        if file.gives(knownMasks, to: frame.view, in: early.span) { continue }
        let views = placed ?? PlacedViews(in: file)
        placed = views
        let knownOwners = owners ?? file.viewOwners
        owners = knownOwners
        if let view = frame.view,
          early.isRootView(view, in: file) || file.isFromNib(view, in: early.span)
            || file.isNoView(view, knownOwners) && (early.isController || !file.isLayer(view))
            || file.isLayer(view) && file.isSetAgain(view, outside: early)
        {
          continue
        }
        if views.contains(frame.view, at: frame.value, in: file) { continue }
        let names = [frame.view, early.lazyProperty].compactMap { $0 }
        let isSetOtherwise = names.contains { view in
          file.setsFrame(of: view, outside: early, among: tokens)
            || file.isNeverShown(view, at: token) || file.isOutlet(view) || views.contains(view)
            || view == early.lazyProperty && file.isNeverRead(view)
        }
        if isSetOtherwise { continue }
        let what = frame.view.map { "the frame of '\($0)'" } ?? "this frame"
        let range = file.range(frame.value)
        if let index = places[early.span] {
          told[index].notes.append(
            Note("\(what) is also computed once, from \(cause.description)", at: range))
          continue
        }
        let diagnostic = Diagnostic(
          "\(what) is computed once, in \(early.name), from \(cause.description), and does not follow later changes; set it in \(early.laterMethod)",
          at: range)
        places[early.span] = told.count
        told.append(diagnostic)
      }
      return told
    }
  )
}

/// What a frame is computed from that changes later.
private enum ChangingSize {
  case screen
  /// A member of the view around, such as its bounds.
  case superview(String)

  var description: String {
    switch self {
    case .screen: "the screen size"
    case .superview(let member): "the \(member) of its superview"
    }
  }
}

private let maskWords = NameHashSet([MemberName.autoresizingMask])
private let sizeWords = Member.names(with: .followsWindow)
private let viewsAround = Member.names(with: .enclosing).union(["self"])

extension SyntaxFile {
  /// What a frame depends on that changes with the window: the bounds of a view, the screen, or a function that scales
  /// by it; `nil` if it is constant as far as is seen.
  fileprivate func changingSize(
    _ id: ExpressionID, _ helpers: Set<String>, in early: EarlyCode, depth: Int = 0
  ) -> ChangingSize? {
    var others: ChangingSize?
    for index in self[id].span.indices where source.tokens[index].kind == .identifier {
      let word = tokenText(index)
      if word == ClassName.screen || helpers.contains(word) { return .screen }
      if sizeWords.contains(word), tokenText(index + 1) != ":" {
        // The frame of another new view changes only if that one does.
        var owner = index - 2
        while ["?", "!"].contains(tokenText(owner)) { owner -= 1 }
        let isOwn =
          tokenText(index - 1) == "."
          ? viewsAround.contains(tokenText(owner)) && !isDeclared(at: owner)
            && !early.declares(nameAt: owner, in: self)
          : !early.declares(nameAt: index, in: self)
        if isOwn { return .superview(word) }
        if tokenText(index - 1) == "." { continue }
      }
      guard depth == 0, tokenText(index - 1) != ".", tokenText(index + 1) != ":" else { continue }
      if let value = local(word, at: index, in: early)?.value,
        let cause = changingSize(value, helpers, in: early, depth: 1)
      {
        others = cause
      }
    }
    return others
  }

  /// Whether a size has its last value where the screen is all the app's and keeps its shape: the screen's, and that of
  /// a controller's view, but for one from a nib, which has the size that it was drawn with.
  fileprivate func isFinal(_ size: ChangingSize, in early: EarlyCode) -> Bool {
    switch size {
    case .screen: true
    case .superview: early.isController && !isFromNib(early.type)
    }
  }

  /// Whether the view of a name at a token is not the system's, but one that the file declares: its own `contentView`.
  private func isDeclared(at token: Int) -> Bool {
    let name = tokenText(token)
    return name != NameGroup.rootView
      && bindings(named: name).contains { $0.isVisible(at: token, in: self) }
  }

  /// What a name stands for that the early code declares itself.
  private func local(_ name: String, at token: Int, in early: EarlyCode) -> NamedBinding? {
    let nearest = bindings(named: name).last { $0.isVisible(at: token, in: self) }
    guard let nearest, early.span.indices.contains(Int(nearest.token)) else { return nil }
    return nearest
  }

  /// Whether no other code names a private property, so that its value is never made.
  fileprivate func isNeverRead(_ property: String) -> Bool {
    let hash = Token.nameHash(of: property)
    let isPrivate = variables.contains { variable in
      !variable.modifiers.isDisjoint(with: [.private, .fileprivate])
        && bindings[variable.bindings.indices].contains {
          $0.name >= 0 && name($0.name) == property
        }
    }
    guard isPrivate else { return false }
    return source.tokens.indices.count {
      source.tokens[$0].nameHash == hash && tokenText($0) == property
    } == 1
  }

  /// Whether a view comes from a nib, which has given it a mask or constraints.
  func isOutlet(_ view: String) -> Bool {
    variables.contains { variable in
      variable.modifiers.contains(.outlet)
        && bindings[variable.bindings.indices].contains { $0.name >= 0 && name($0.name) == view }
    }
  }

  /// The tokens that name an autoresizing mask.
  fileprivate var masks: [Int] {
    source.tokens.indices.filter { maskWords.contains(source.tokens[$0].nameHash) }
  }

  /// Whether code gives a view one of the masks: by its name, in the value that a variable of its name gets, or in a span
  /// by no name that tells whose it is.
  fileprivate func gives(_ masks: [Int], to view: String?, in span: TokenSpan) -> Bool {
    if masks.isEmpty { return false }
    let values = bindings.filter { $0.name >= 0 && name($0.name) == view }
      .compactMap { $0.initialValue.map { self[$0].span } }
    return masks.contains { mask in
      let owner = name(before: mask)
      return owner != nil && owner == view || values.contains { $0.indices.contains(mask) }
        || span.indices.contains(mask) && (view == nil || owner == nil)
    }
  }

  /// Whether other code of the file assigns the view a frame.
  fileprivate func setsFrame(
    of view: String, outside early: EarlyCode, among tokens: [Int]
  ) -> Bool {
    tokens.contains { token in
      !early.span.indices.contains(token) && name(before: token) == view
        && typeName(around: token) == text(early.type.name)
        && (tokenText(token + 1) == "="
          || tokenText(token + 1) == "." && tokenText(token + 3) == "="
          || tokenText(token + 1) == "." && tokenText(token + 5) == "=")
    }
  }
}
