import LayoutDialects
import LayoutModel
import LightSyntax
import SwiftTokens
import UIKitFacts

/// A view that code adds to another.
struct AddedView {
  /// How code names the two: see ``SyntaxFile/viewPath(_:)``.
  var view: String
  var superview: String
}

extension SyntaxFile {
  /// Whether the file is short enough to be searched for the uses of each name: people write shorter ones.
  var isSearchable: Bool { source.tokens.count <= 1 << 16 }

  /// How code names a view, without `self.`, `?` and `!`: `card.title` for `self.card!.title`, and `self`; `nil` for what
  /// a call returns.
  func viewPath(_ id: ExpressionID) -> String? {
    switch self[id].kind {
    case .name(let token): name(token)
    case .selfReference: "self"
    case .member(let base, let token):
      viewPath(base).map { $0 == "self" ? name(token) : $0 + "." + name(token) }
    case .optionalChain(let operand), .forceUnwrap(let operand): viewPath(operand)
    default: nil
    }
  }

  /// The owner of the property whose name is at a token: `card` for `card.frame`, `self` for a property that stands
  /// alone, together with the whole expression.
  func owner(ofMemberAt token: Int) -> (path: String, member: Expression)? {
    for expression in expressions(endingAt: token) {
      switch expression.kind {
      case .member(let base, let name) where Int(name) == token:
        return viewPath(base).map { ($0, expression) }
      case .name(let name) where Int(name) == token:
        return isProperty(token) ? ("self", expression) : nil
      default: continue
      }
    }
    return nil
  }

  /// Whether a name that stands alone is a property's, and not declared by the functions and closures around it. The
  /// `frame` of `init(frame:)` is the view's own.
  func isProperty(_ token: Int) -> Bool {
    let word = tokenText(token)
    let hash = source.tokens[token].nameHash
    for function in functions(around: token) {
      let isParameter = parameters[function.parameters.indices].contains {
        name($0.name) == word
      }
      if isParameter { return function.kind == .initializer && word == "frame" }
      let isLocal = function.span.indices.contains {
        source.tokens[$0].nameHash == hash && tokenText($0) == word
          && ["let", "var", "for", "case"].contains(tokenText($0 - 1))
      }
      if isLocal { return false }
    }
    return !closures(around: token).contains { closure in
      nameTokens[closure.parameters.indices].contains { name($0) == word }
    }
  }

  /// The views that code in a span adds to others.
  func additions(in span: TokenSpan) -> [AddedView] {
    let start = expressions.partitionIndex { $0.span.last >= span.first }
    var found: [AddedView] = []
    for expression in expressions[start...] {
      guard expression.span.last <= span.last else { break }
      guard case .call(let callee, let arguments) = expression.kind,
        let first = self.arguments(arguments).first, let view = viewPath(first.value)
      else { continue }
      switch self[callee].kind {
      case .name(let token) where NameGroup.addingSubview.contains(name(token)):
        found.append(AddedView(view: view, superview: "self"))
      case .member(let base, let token) where NameGroup.addingSubview.contains(name(token)):
        if let superview = viewPath(base) {
          found.append(AddedView(view: view, superview: superview))
        }
      default: continue
      }
    }
    return found
  }

  /// Whether the tokens up to one spell a path that ``viewPath(_:)`` gives.
  func isPath(_ path: String, endingAt token: Int) -> Bool {
    var index = token
    for component in path.split(separator: ".").reversed() {
      while ["?", "!", "."].contains(tokenText(index)) { index -= 1 }
      guard tokenText(index) == component else { return false }
      index -= 1
    }
    return tokenText(index) != "." || tokenText(index - 1) == "self"
  }

  /// The token behind a name and its `?` or `!`.
  func following(_ index: Int) -> Int {
    var next = index + 1
    while ["?", "!"].contains(tokenText(next)) { next += 1 }
    return next
  }

  /// Whether a function around a token, or a closure in it, constrains a view with anchors or SnapKit.
  func constrains(_ path: String, at token: Int) -> Bool {
    guard let span = function(at: token)?.body?.span else { return false }
    return span.indices.contains { index in
      guard isPath(path, endingAt: index), tokenText(following(index)) == "." else { return false }
      let member = tokenText(following(index) + 1)
      return member == autoresizingFlag || member.hasPrefix(SnapKitCall.handle)
        || member.hasSuffix("Anchor")
    }
  }

  /// The innermost function around a token.
  func function(at token: Int) -> FunctionDeclaration? {
    functions(around: token).first
  }

  /// Whether the type around a token is a controller, or an extension of one, by its name.
  func isInController(_ token: Int) -> Bool {
    type(around: token).map { superclassName(of: $0).hasSuffix("Controller") } ?? false
  }

  /// Whether code in the file declares a method of that name that overrides none.
  func declaresOwn(_ method: String) -> Bool {
    functions.contains {
      $0.kind == .function && $0.parameters.count == 0 && name($0.name) == method
        && !$0.modifiers.contains(.override)
    }
  }
}

extension LayoutContext {
  /// Whether an item lies in a view, at any depth.
  func isWithin(_ item: ItemID, _ view: ItemID) -> Bool {
    var current = item
    for _ in scope.items {
      guard let superview = scope.items[current.index].superview else { return false }
      if superview == view || scope.descriptions[superview.index].covers == view { return true }
      current = superview
    }
    return false
  }
}

/// The endings of names by which views and their classes are recognised.
private let viewEndings = [
  "view", "cell", "button", "label", "control", "field", "bar", "header", "footer",
]

/// Whether a name is that of a view, or of a class of views, by its last word.
func isNamedLikeView(_ name: String) -> Bool {
  let small = name.lowercased()
  return viewEndings.contains(where: small.hasSuffix)
}
