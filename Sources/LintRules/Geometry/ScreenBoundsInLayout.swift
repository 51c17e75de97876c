import Diagnostics
import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

extension Rule {
  /// A view or a controller computes its layout from the size of the whole screen.
  ///
  /// - Why: in Split View, a sheet or a popover it has less space, and after rotation the size is different.
  /// - Silent: for windows, `loadView()`, keyboards, conversions, comparisons and shares of the screen, for the root
  ///   view, where one kind of device is meant, in static members except constants, and outside views and controllers;
  ///   for a view's own initial frame, where no other view is available, and in code that never runs.
  package static let screenBoundsInLayout = Rule(
    "screen-bounds-in-layout", asksForTargets: true,
    check: .words([ClassName.screen]) { file, tokens, options in
      guard file.isScreenCode else { return [] }
      let pixels = tokens.compactMap(file.frameInPixels)
      // Where the screen has one size and is the window's alone, it is as good as a view's bounds.
      guard !options.targets.fillsScreen else { return pixels }
      var told: TokenSpan?
      var placed: PlacedViews?
      var dead: DeadCode?
      func isDead(_ token: Int) -> Bool {
        var code = dead ?? DeadCode(of: file)
        dead = nil
        defer { dead = code }
        return code.holds(token)
      }
      // By the function's first token.
      var aboutWindows: [Int32: Bool] = [:]
      return pixels
        + tokens.compactMap { token in
          if let constant = file.constantOfScreenSize(at: token) { return constant }
          guard let bounds = file.screenBounds(at: token), file.isLayoutOfView(at: token),
            !file.isAboutWindows(token, &aboutWindows), !file.isCompared(token),
            !file.isForRootView(token),
            !file.isFirstFrame(token), !file.isFallback(token), !isDead(token),
            !file.isCount(token)
          else { return nil }
          if let view = file.frame(holding: token)?.view {
            let views = placed ?? PlacedViews(in: file)
            placed = views
            if views.contains(view) || file.isNeverShown(view, at: token) { return nil }
          }
          // `CGSize(width: UIScreen.main.bounds.width, height: UIScreen.main.bounds.height)` is told once.
          let whole = file.expressions(around: token).last?.span
          if let whole, whole == told { return nil }
          told = whole
          return Diagnostic(
            "\(file.source.file.text(bounds)) covers the whole screen, but a view has less space in Split View or in a sheet, and a different size after rotation; use the bounds of the containing view",
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
  ///
  /// - Parameter known: what was found out about functions, by their first tokens.
  fileprivate func isAboutWindows(_ token: Int, _ known: inout [Int32: Bool]) -> Bool {
    let around = functions.filter { $0.span.indices.contains(token) }
      .max { $0.span.first < $1.span.first }
    guard let around else { return false }
    if let answer = known[around.span.first] { return answer }
    let answer = mentions(exemptWords, in: around.span)
    known[around.span.first] = answer
    return answer
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

  /// Whether a whole number is made of it, which counts something: `Int(UIScreen.main.bounds.height / 30)`.
  fileprivate func isCount(_ token: Int) -> Bool {
    expressions(around: token).contains { expression in
      guard case .call(let callee, _) = expression.kind else { return false }
      return text(callee) == "Int" && !self[callee].span.indices.contains(token)
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

private let addingMethods = Member.names(.adds)

extension SyntaxFile {
  /// Whether it is the whole frame with which a view makes itself: who adds the view decides what becomes of that.
  fileprivate func isFirstFrame(_ token: Int) -> Bool {
    let isOwn = expressions(around: token).contains { expression in
      guard case .call(let callee, let arguments) = expression.kind,
        case .member(let base, let name) = self[callee].kind, self.name(name) == "init",
        self.arguments(arguments).contains(where: { label($0) == "frame" })
      else { return false }
      switch self[base].kind {
      case .selfReference, .superReference: return true
      default: return false
      }
    }
    return isOwn && !isOneSide(token) && !addsItself(type(around: token))
  }

  /// `UIScreen.main.bounds.width`, `UIScreen.main.bounds.size.height`.
  private func isOneSide(_ token: Int) -> Bool {
    guard let range = screenBounds(at: token) else { return false }
    let next = tokens(in: range).upperBound
    guard tokenText(next) == "." else { return false }
    return tokenText(next + 1) != "size" || tokenText(next + 2) == "."
  }

  /// Whether a type puts itself into another view, so that its first frame may be its last.
  private func addsItself(_ type: TypeDeclaration?) -> Bool {
    guard let type else { return false }
    return type.span.indices.contains { token in
      tokenText(token) == "(" && tokenText(token + 1) == "self"
        && addingMethods.contains(tokenText(token - 1))
    }
  }

  /// Whether it stands in for the size of another view, where there is none: `superview?.bounds ?? …`.
  fileprivate func isFallback(_ token: Int) -> Bool {
    let isSecondChoice = expressions(around: token).contains { expression in
      switch expression.kind {
      case .binary(let left, let symbol, let right):
        tokenText(Int(symbol)) == "??" && self[right].span.indices.contains(token)
          && asksView(self[left].span)
      case .ternary(let condition, let then, let otherwise):
        [then, otherwise].contains {
          guard !self[$0].span.indices.contains(token) else { return false }
          return asksForNil(self[condition].span) && asksView(self[$0].span)
            || asksForNothing(condition, about: $0)
        }
      default: false
      }
    }
    return isSecondChoice || statements.contains { isWithoutSuperview($0, token) }
  }

  /// Whether a token stands where a statement has found that there is no superview.
  private func isWithoutSuperview(_ statement: Statement, _ token: Int) -> Bool {
    let conditions: ListSlice
    switch statement.kind {
    case .guardElse(let list, let otherwise) where otherwise.span.indices.contains(token):
      conditions = list
    case .ifElse(let list, _, let otherwise?) where otherwise.span.indices.contains(token):
      conditions = list
    default: return false
    }
    return self.conditions[conditions.indices].contains { condition in
      guard case .binding(let name, let value) = condition else { return false }
      let names = value.map { words(in: self[$0].span).map(\.text) } ?? [self.name(name)]
      return names.contains("superview")
    }
  }

  private func asksView(_ span: TokenSpan) -> Bool {
    words(in: span).contains { ["bounds", "frame"].contains($0.text) }
      && !words(in: span).contains { $0.text == ClassName.screen }
  }

  /// `width == 0`, `width > 0` and the like, about a value that is taken otherwise.
  private func asksForNothing(_ condition: ExpressionID, about value: ExpressionID) -> Bool {
    guard case .binary(let left, let symbol, let right) = self[condition].kind,
      comparisons.contains(tokenText(Int(symbol)))
    else { return false }
    let sides = [text(left), text(right)]
    return sides.contains(text(value)) && !sides.allSatisfy { !["0", "nil", ".zero"].contains($0) }
  }

  private func asksForNil(_ span: TokenSpan) -> Bool {
    words(in: span).contains { $0.text == "nil" }
  }
}

let comparisons: Set<String> = ["==", "!=", "<", ">", "<=", ">="]
