import LayoutDialects
import LightSyntax
import SwiftTokens
import UIKitFacts

extension MigrationProject {
  /// Whether the views of a class of controllers get the size of a screen, a sheet or a navigation controller, wherever the
  /// project makes the controllers: each is only given to what shows it so, and nothing asks how large its view would be.
  func areShownWhole(_ type: String) -> Bool {
    guard seesAllCode, !measuresForeignViews, !hasSeveral(named: type),
      project.subclasses(of: type).isEmpty
    else { return false }
    let name = String(type.split(separator: ".").last ?? "")
    let ancestors = Set(
      project.ancestry(of: type).filter { project.isDeclaredHere(type: $0) }
        .compactMap { $0.split(separator: ".").last.map(String.init) })
    var count = 0
    for file in surveyed {
      for type in file.types where ancestors.contains(file.name(type.name.last)) {
        if file.fitsItself(in: type.span) { return false }
      }
      guard file.holdsIdentifier(name) else { continue }
      let parts = file.types.filter { file.name($0.name.last) == name }
      if parts.contains(where: { !$0.modifiers.isDisjoint(with: [.public, .open]) }) {
        return false
      }
      guard let sites = file.creations(of: name, outside: parts.map(\.span)) else { return false }
      for site in sites where !isShownWhole(madeAt: site, in: file) { return false }
      count += sites.count
    }
    return count > 0
  }

  /// Whether an object that is made at a token is only given to what shows it whole.
  private func isShownWhole(madeAt token: Int, in file: SyntaxFile) -> Bool {
    let made = file.expressions.indices.first { index in
      guard case .call(let callee, _) = file.expressions[index].kind else { return false }
      switch file[callee].kind {
      case .name(let name), .member(_, let name): return Int(name) == token
      default: return false
      }
    }
    guard let made else { return false }
    let creation = file.expressions[made].span
    if isShowing(creation, in: file) { return true }
    guard
      let binding = file.bindings.first(where: {
        $0.initialValue.map { file[$0].span == creation } ?? false
      }), binding.name >= 0,
      let function = file.functions.filter({
        $0.body?.span.indices.contains(Int(binding.name)) ?? false
      }).min(by: { $0.span.indices.count < $1.span.indices.count })
    else { return false }
    let name = file.name(binding.name)
    let uses = function.span.indices.filter {
      $0 != Int(binding.name) && file.source.tokens[$0].kind == .identifier
        && file.name(Int32($0)) == name && file.source.tokens[$0 - 1].kind != .period
    }
    return uses.allSatisfy { use in
      let next = file.source.tokens[use + 1].kind
      // A label is no use.
      if next == .colon { return true }
      if next == .period {
        return file.name(Int32(use + 2)) != "view" && file.leavesPresentation(at: use + 2)
      }
      return isShowing(TokenSpan(use, use), in: file)
    }
  }

  /// Whether an expression is given to what shows a controller whole, and the project does not declare that itself.
  private func isShowing(_ span: TokenSpan, in file: SyntaxFile) -> Bool {
    file.expressions.contains { expression in
      switch expression.kind {
      case .call(let callee, let arguments):
        guard
          let argument = file.arguments(arguments).first(where: { file[$0.value].span == span }),
          let name = file.lastName(callee)
        else { return false }
        if name == Member.navigation {
          return file.label(argument) == Member.rootController
        }
        return Member.showingControllers.contains(name) && argument.label < 0 && !declares(name)
      case .assignment(let target, let value):
        return file[value].span == span && file.lastName(target) == Member.rootController
      default: return false
      }
    }
  }

  private func declares(_ function: String) -> Bool {
    surveyed.contains { file in
      file.holdsIdentifier(function)
        && file.functions.contains {
          $0.kind == .function && file.name($0.name) == function
        }
    }
  }
}

private let fittingNames = Set(Member.fittingControllers)

extension SyntaxFile {
  /// Whether a controller's own code may make it as large as its content, or show it in a way of its own.
  fileprivate func fitsItself(in span: TokenSpan) -> Bool {
    span.indices.contains { index in
      source.tokens[index].kind == .identifier && !leavesPresentation(at: index)
    }
  }

  /// Whether a member of a controller, and what is done to it, says nothing of how it is shown.
  fileprivate func leavesPresentation(at index: Int) -> Bool {
    let tokens = source.tokens
    guard index + 3 < tokens.count else { return false }
    let member = name(Int32(index))
    if member == Member.presentationStyle {
      return tokens[index + 1].kind == .equal && tokens[index + 2].kind == .period
        && Member.wholeStyles.contains(name(Int32(index + 3)))
    }
    return !fittingNames.contains(member) && !Member.customPresentation.contains(member)
  }

  /// Whether code asks how large the view of another object would be: `child.view.systemLayoutSizeFitting(size)`.
  var measuresForeignViews: Bool {
    guard Member.fittingMethods.contains(where: holdsIdentifier) else { return false }
    let tokens = source.tokens
    return tokens.indices.dropFirst(3).contains { index in
      guard tokens[index].kind == .identifier, Member.fittingMethods.contains(name(Int32(index))),
        tokens[index - 1].kind == .period
      else { return false }
      var base = index - 2
      while base > 1, [.postfixQuestion, .postfixExclamation].contains(tokens[base].kind) {
        base -= 1
      }
      return tokens[base].kind == .identifier && name(Int32(base)) == "view"
        && tokens[base - 1].kind == .period && tokens[base - 2].kind != .selfKeyword
    }
  }
}
