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
  ///   frame again.
  package static let staleFrame = Rule(
    "stale-frame", needsWholeCode: true,
    check: .words(["frame", "center"]) { file, tokens, options in
      guard file.isScreenCode else { return [] }
      let helpers = Set(options.strings("scaling-functions"))
      var placed: PlacedViews?
      var masks: [Int]?
      return tokens.compactMap { token in
        let next = file.source.tokens[token + 1].kind
        guard next == .equal || next == .colon, let early = EarlyCode(at: token, in: file),
          early.name != SystemMethod.awakeFromNib.signature,
          let frame = FrameValue(at: token, in: file), !frame.isOwn,
          let cause = file.changingSize(frame.value, helpers, in: early),
          !file.followsSizes(early.type)
        else { return nil }
        let found = masks ?? file.masks
        masks = found
        if file.gives(found, to: frame.view, in: early.span) { return nil }
        let views = placed ?? PlacedViews(in: file)
        placed = views
        // Whoever shows a controller places its view.
        if frame.view.map({ file.isRoot($0, of: early.type) }) ?? false
          || views.contains(frame.view, at: frame.value, in: file)
        {
          return nil
        }
        for view in [frame.view, early.lazyProperty].compactMap({ $0 })
        where file.setsFrame(of: view, outside: early, among: tokens)
          || file.isNeverShown(view, at: token) || file.isOutlet(view) || views.contains(view)
          || view == early.lazyProperty && file.isNeverRead(view)
        {
          return nil
        }
        let what = frame.view.map { "the frame of '\($0)'" } ?? "this frame"
        return Diagnostic(
          "\(what) is computed once, in \(early.name), from \(cause), and does not follow later changes; set it in \(early.laterMethod)",
          at: file.range(frame.value))
      }
    }
  )
}

private let maskWords = NameHashSet([MemberName.autoresizingMask])
private let sizeWords = Member.names(with: .followsWindow)
private let viewsAround = Member.names(with: .enclosing).union(["self"])

extension SyntaxFile {
  /// What a frame depends on that changes with the window: the bounds of a view, the screen, or a function that scales
  /// by it; `nil` if it is constant as far as is seen.
  fileprivate func changingSize(
    _ id: ExpressionID, _ helpers: Set<String>, in early: EarlyCode, depth: Int = 0
  ) -> String? {
    var others: String?
    for index in self[id].span.indices where source.tokens[index].kind == .identifier {
      let word = tokenText(index)
      if word == ClassName.screen { return "the screen size" }
      if helpers.contains(word) { return "the screen size" }
      if sizeWords.contains(word), tokenText(index + 1) != ":" {
        // The frame of another new view changes only if that one does.
        var owner = index - 2
        while ["?", "!"].contains(tokenText(owner)) { owner -= 1 }
        let isOwn =
          tokenText(index - 1) == "."
          ? viewsAround.contains(tokenText(owner))
            && (tokenText(owner - 1) == "." || local(tokenText(owner), at: owner, in: early) == nil)
          : !isParameter(word, of: early) && local(word, at: index, in: early) == nil
        if isOwn { return "the \(word) of its superview" }
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

  /// What a name stands for that the early code declares itself.
  private func local(_ name: String, at token: Int, in early: EarlyCode) -> NamedBinding? {
    let nearest = bindings(named: name).last { $0.isVisible(at: token, in: self) }
    guard let nearest, early.span.indices.contains(Int(nearest.token)) else { return nil }
    return nearest
  }

  /// Whether a view is that of the controller itself: whoever shows the controller places it.
  fileprivate func isRoot(_ view: String, of type: TypeDeclaration) -> Bool {
    let own = ViewClass.named(superclassName(of: type))?.ownViews ?? []
    return view == "view" || own.contains { $0.tie == .root && $0.name == view }
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
  fileprivate func isOutlet(_ view: String) -> Bool {
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

  /// `init(frame: CGRect)`: the frame that the caller wants.
  private func isParameter(_ name: String, of early: EarlyCode) -> Bool {
    parameters[early.parameters.indices].contains { self.name($0.name) == name }
  }

  /// Whether other code of the file assigns the view a frame.
  fileprivate func setsFrame(
    of view: String, outside early: EarlyCode, among tokens: [Int]
  ) -> Bool {
    tokens.contains { token in
      !early.span.indices.contains(token) && name(before: token) == view
        && type(around: token).map { text($0.name) } == text(early.type.name)
        && (tokenText(token + 1) == "="
          || tokenText(token + 1) == "." && tokenText(token + 3) == "="
          || tokenText(token + 1) == "." && tokenText(token + 5) == "=")
    }
  }
}
