import Diagnostics
import LayoutDialects
import LightSyntax
import SourceText
import UIKitFacts

extension Rule {
  /// A corner radius is computed from a size that is not known yet.
  ///
  /// - Why: while a view is created, its size is zero or that of the storyboard; corners stay square, or become too
  ///   round.
  /// - Silent: where the code gives the view a frame before, and where the radius follows sizes later.
  package static let cornerRadiusEarly = Rule(
    "corner-radius-early", needsWholeCode: true,
    check: .words([MemberName.cornerRadius]) { file, tokens, _ in
      guard file.isScreenCode else { return [] }
      var placed: PlacedViews?
      return tokens.compactMap { token in
        guard let value = file.value(assignedTo: token), let early = EarlyCode(at: token, in: file),
          let view = file.measuredView(value, in: early),
          !file.rounds(view, outside: early, among: tokens)
        else { return nil }
        let views = placed ?? PlacedViews(in: file)
        placed = views
        guard file.hasNoSize(view, views, early, before: token) else { return nil }
        let name = view == "self" ? "the view" : "'\(view)'"
        return Diagnostic(
          "\(name) does not have its final size yet in \(early.name), so this corner radius is computed from the wrong size; set it after the view is laid out",
          at: file.range(value))
      }
    }
  )
}

extension SyntaxFile {
  /// The view from whose frame or bounds a number is computed: `icon` of `icon.bounds.height / 2`, or `self`; also where
  /// a local constant has the size, as after `let size = icon.frame.size`.
  fileprivate func measuredView(
    _ id: ExpressionID, in early: EarlyCode, isCopy: Bool = false
  ) -> String? {
    let span = self[id].span
    for index in span.indices where source.tokens[index].kind == .identifier {
      let word = tokenText(index)
      if !isCopy, tokenText(index - 1) != ".", tokenText(index + 1) != ":",
        let copy = bindings(named: word).last(where: { $0.isVisible(at: index, in: self) }),
        early.span.indices.contains(Int(copy.token)), let value = copy.value,
        let view = measuredView(value, in: early, isCopy: true)
      {
        return view
      }
      guard word == "bounds" || word == "frame" else { continue }
      guard
        ["height", "width", "size", "midX", "midY"].contains(tokenText(index + 2))
          || isCopy && index == span.indices.last
      else { continue }
      guard tokenText(index - 1) == "." else { return "self" }
      let base = tokenText(index - 2)
      return ["!", "?"].contains(base) ? tokenText(index - 3) : base
    }
    return nil
  }

  /// Whether the radius of a view is set in other code, too, which may follow its size.
  fileprivate func rounds(_ view: String, outside early: EarlyCode, among tokens: [Int]) -> Bool {
    followsSizes(early.type)
      && tokens.contains { token in
        !early.span.indices.contains(token) && value(assignedTo: token) != nil
      }
  }

  /// Whether constraints give a view its size, or a storyboard, and nothing before a token does.
  fileprivate func hasNoSize(
    _ view: String, _ placed: PlacedViews, _ early: EarlyCode, before token: Int
  ) -> Bool {
    let isSized = (Int(early.span.first)..<token).contains { index in
      let word = tokenText(index)
      if word == SystemMethod.layoutIfNeeded.name || word == MemberName.sizeToFit { return true }
      guard word == "frame" || word == "bounds", tokenText(index - 1) != "let" else { return false }
      return tokenText(index + 1) == "=" || tokenText(index + 1) == ":"
        || tokenText(index + 1) == "." && tokenText(index + 3) == "="
    }
    guard !isSized else { return false }
    // A nib's view has the size that it was drawn with, and a collection's cell its own.
    if view == "self" { return superclassName(of: early.type) == ClassName.tableViewCell }
    // So may an outlet, whatever constraints the code adds to those of the nib.
    return early.name != SystemMethod.awakeFromNib.signature && placed.contains(view)
      && !isOutlet(view)
  }
}
