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
      return tokens.compactMap { token in
        let next = file.source.tokens[token + 1].kind
        guard next == .equal || next == .colon, let early = EarlyCode(at: token, in: file),
          early.name != SystemMethod.awakeFromNib.signature,
          let frame = FrameValue(at: token, in: file), !frame.isOwn,
          let cause = file.changingSize(frame.value, helpers, in: early),
          !file.followsSizes(early.type),
          !file.mentions(maskWords, in: early.function.span)
        else { return nil }
        let views = placed ?? PlacedViews(in: file)
        placed = views
        // Whoever shows a controller places its view.
        if frame.view == "view" || views.contains(frame.view, at: frame.value, in: file) {
          return nil
        }
        if let view = frame.view,
          file.setsFrame(of: view, outside: early, among: tokens)
            || file.isNeverShown(view, at: token)
        {
          return nil
        }
        let what = frame.view.map { "the frame of '\($0)'" } ?? "this frame"
        return Diagnostic(
          "\(what) is computed once, in \(early.name), from \(cause), and stays when that changes; set it in \(early.laterMethod)",
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
      if word == ClassName.screen { return "the size of the screen" }
      if helpers.contains(word) { return "the size of the screen" }
      if sizeWords.contains(word), tokenText(index + 1) != ":" {
        // The frame of another new view changes only if that one does.
        let isOwn =
          tokenText(index - 1) == "."
          ? viewsAround.contains(tokenText(index - 2))
          : !isParameter(word, of: early.function)
        if isOwn { return "the \(word) of the view around it" }
        continue
      }
      guard depth == 0, tokenText(index - 1) != ".", tokenText(index + 1) != ":" else { continue }
      let local = bindings(named: word).last { $0.isVisible(at: index, in: self) }
      if let value = local?.value,
        early.function.span.indices.contains(Int(self[value].span.first)),
        let cause = changingSize(value, helpers, in: early, depth: 1)
      {
        others = cause
      }
    }
    return others
  }

  /// `init(frame: CGRect)`: the frame that the caller wants.
  private func isParameter(_ name: String, of function: FunctionDeclaration) -> Bool {
    parameters[function.parameters.indices].contains { self.name($0.name) == name }
  }

  /// Whether other code of the file assigns the view a frame.
  fileprivate func setsFrame(
    of view: String, outside early: EarlyCode, among tokens: [Int]
  ) -> Bool {
    tokens.contains { token in
      !early.function.span.indices.contains(token) && name(before: token) == view
        && type(around: token).map { text($0.name) } == text(early.type.name)
        && (tokenText(token + 1) == "="
          || tokenText(token + 1) == "." && tokenText(token + 3) == "="
          || tokenText(token + 1) == "." && tokenText(token + 5) == "=")
    }
  }
}
