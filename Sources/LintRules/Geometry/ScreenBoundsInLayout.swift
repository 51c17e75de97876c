import Diagnostics
import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens

extension Rule {
  /// A view or a controller computes its layout from the size of the whole screen.
  ///
  /// - Why: in Split View, a sheet or a popover it has less room, and after turning the phone the size is another one.
  /// - Silent: for windows, `loadView()`, keyboards, conversions and comparisons, in static members, and outside of
  ///   views and controllers.
  package static let screenBoundsInLayout = Rule(
    "screen-bounds-in-layout",
    check: .words(["UIScreen"]) { file, tokens, _ in
      guard file.isScreenCode else { return [] }
      var told: TokenSpan?
      return tokens.compactMap { token in
        guard let bounds = file.screenBounds(at: token), file.isLayoutOfView(at: token),
          !file.isAboutWindows(token), !file.isCompared(token)
        else { return nil }
        // `CGSize(width: UIScreen.main.bounds.width, height: UIScreen.main.bounds.height)` is told once.
        let whole = file.expressions(around: token).last?.span
        if let whole, whole == told { return nil }
        told = whole
        return Diagnostic(
          "\(file.source.file.text(bounds)) is the whole screen, not the room that this view gets in Split View, a sheet or after a turn; use the bounds of the view",
          at: bounds)
      }
    }
  )
}

private let exemptWords = NameHashSet([
  "UIWindow", "window", "preferredContentSize", "keyboard", "convert", "contains", "intersects",
  "intersection", "nativeBounds",
  "snapshot", "UIKeyboardFrameEndUserInfoKey", "keyboardFrame", "keyboardFrameEndUserInfoKey",
  "keyboardHeight", "UIGraphicsImageRenderer", "UIGraphicsBeginImageContextWithOptions",
])

extension SyntaxFile {
  /// `UIScreen.main.bounds`, `UIScreen.mainScreen().bounds`.
  func screenBounds(at token: Int) -> SourceRange? {
    let names = ["main", "mainScreen"]
    guard tokenText(token + 1) == ".", names.contains(tokenText(token + 2)) else { return nil }
    var last = token + 3
    if tokenText(last) == "(", tokenText(last + 1) == ")" { last += 2 }
    guard tokenText(last) == ".", tokenText(last + 1) == "bounds" else { return nil }
    return source.tokens[token].range.union(source.tokens[last + 1].range)
  }

  /// Whether a token stands in a member of a view or a controller that lays it out.
  fileprivate func isLayoutOfView(at token: Int) -> Bool {
    guard let type = type(around: token), type.kind == .class || type.kind == .extension else {
      return false
    }
    let superclass = superclassName(of: type)
    let endings = [
      "View", "Cell", "Button", "Label", "Control", "Controller", "Header", "Footer", "Bar",
    ]
    guard endings.contains(where: superclass.hasSuffix),
      !superclass.hasSuffix("PresentationController")
    else { return false }
    if type.kind == .extension, superclass.hasPrefix("UI") { return false }
    let isStatic = functions.contains {
      $0.span.indices.contains(token) && $0.modifiers.contains(.static)
    }
    let isStaticVariable = variables.contains {
      $0.span.indices.contains(token) && $0.modifiers.contains(.static)
    }
    let isLoading = functions.contains {
      $0.span.indices.contains(token) && name($0.name) == "loadView"
    }
    return !isStatic && !isStaticVariable && !isLoading
  }

  /// Whether the function around speaks of windows, keyboards, snapshots or the screen's own coordinates.
  fileprivate func isAboutWindows(_ token: Int) -> Bool {
    let around = functions.filter { $0.span.indices.contains(token) }
      .max { $0.span.first < $1.span.first }
    guard let around else { return false }
    return mentions(exemptWords, in: around.span)
  }

  /// Whether the value is compared with something, rather than laid out with.
  fileprivate func isCompared(_ token: Int) -> Bool {
    expressions(around: token).contains { expression in
      guard case .binary(_, let symbol, _) = expression.kind else { return false }
      return comparisons.contains(tokenText(Int(symbol)))
    }
  }
}

let comparisons: Set<String> = ["==", "!=", "<", ">", "<=", ">="]
