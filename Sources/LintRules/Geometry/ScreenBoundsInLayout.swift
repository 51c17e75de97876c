import Diagnostics
import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

extension Rule {
  /// A view or a controller computes its layout from the size of the whole screen.
  ///
  /// - Why: in Split View, a sheet or a popover it has less room, and after turning the phone the size is another one.
  /// - Silent: for windows, `loadView()`, keyboards, conversions, comparisons and shares of the screen, for the root view,
  ///   where one kind of device is meant, in static members, and outside of views and controllers.
  package static let screenBoundsInLayout = Rule(
    "screen-bounds-in-layout",
    check: .words([ClassName.screen]) { file, tokens, _ in
      guard file.isScreenCode else { return [] }
      var told: TokenSpan?
      return tokens.compactMap { token in
        guard let bounds = file.screenBounds(at: token), file.isLayoutOfView(at: token),
          !file.isAboutWindows(token), !file.isCompared(token), !file.isForRootView(token)
        else { return nil }
        // `CGSize(width: UIScreen.main.bounds.width, height: UIScreen.main.bounds.height)` is told once.
        let whole = file.expressions(around: token).last?.span
        if let whole, whole == told { return nil }
        told = whole
        return Diagnostic(
          "\(file.source.file.text(bounds)) is the whole screen, not the room that a view gets in Split View, in a sheet or after a rotation; use the bounds of the view that it lies in",
          at: bounds)
      }
    }
  )
}

private let exemptWords = NameHashSet(
  Member.names(with: .aboutWindows).union(SystemSymbol.names(of: .picture, .keyboard)).union([
    ClassName.window, "window", "keyboard", "keyboardFrame", "keyboardHeight", "snapshot",
    "convert", "contains", "intersects", "intersection",
  ]))

extension SyntaxFile {
  /// `UIScreen.main.bounds`, `UIScreen.mainScreen().bounds`.
  func screenBounds(at token: Int) -> SourceRange? {
    guard tokenText(token + 1) == ".", Spelling.mainScreen.contains(tokenText(token + 2)) else {
      return nil
    }
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
      $0.span.indices.contains(token) && name($0.name) == SystemMethod.loadView.name
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

  /// Whether the value is compared with something, or something is measured by it, rather than laid out with.
  fileprivate func isCompared(_ token: Int) -> Bool {
    expressions(around: token).contains { expression in
      guard case .binary(_, let symbol, let right) = expression.kind else { return false }
      let operation = tokenText(Int(symbol))
      return comparisons.contains(operation)
        // `point.x / UIScreen.main.bounds.width`
        || operation == "/" && Int(self[right].span.first) == token
    }
  }

  /// Whether it is the frame of a controller's own view, which whoever shows the controller sets again.
  fileprivate func isForRootView(_ token: Int) -> Bool {
    expressions(around: token).contains { expression in
      guard case .assignment(let target, _) = expression.kind else { return false }
      return ["view.frame", "self.view.frame"].contains(text(target))
    }
  }
}

let comparisons: Set<String> = ["==", "!=", "<", ">", "<=", ">="]
