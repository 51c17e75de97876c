import Diagnostics
import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

extension Rule {
  /// An override of a layout method does not call its superclass.
  ///
  /// - Why: the superclass lays out its own parts there, or applies the constraints; they stay where they were.
  /// - Fix (unsafe): calls `super` first, or last for the methods that update constraints.
  /// - Silent: when the superclass is not known to do anything there: no constraints, no layout method in the project,
  ///   no part of a cell that the code uses. A `return` before the call is reported only where constraints are updated:
  ///   views that were laid out once may be skipped in the next pass.
  package static let missingSuperLayout = Rule(
    "missing-super-layout", needsWholeCode: true,
    check: .type { type, _ in
      guard let owner = type.unit.typeName else { return [] }
      return type.declarations.flatMap { file, declaration -> [PlacedDiagnostic] in
        let syntax = type.files[file]
        return syntax.members[declaration.members.indices].compactMap { member in
          guard case .function(let id) = member, let method = syntax.layoutOverride(syntax[id])
          else { return nil }
          let early = syntax.returnBeforeSuper(method, in: syntax[id])
          guard early != nil || !syntax.callsSuper(syntax[id]),
            let loss = type.loss(without: method, in: owner)
          else { return nil }
          let found =
            early.map { Diagnostic.early($0, method, loss, in: syntax) }
            ?? Diagnostic.missing(method, loss, syntax[id], syntax)
          return PlacedDiagnostic(found, in: file)
        }
      }
    }
  )
}

extension SyntaxFile {
  /// The name of the layout method that the function overrides; `nil` for any other function.
  fileprivate func layoutOverride(_ function: FunctionDeclaration) -> String? {
    let name = name(function.name)
    guard function.kind == .function, function.modifiers.contains(.override),
      !function.modifiers.contains(.static), function.parameters.count == 0,
      SystemMethod.named(name)?.traits.contains(.needsSuper) == true, function.body != nil
    else { return nil }
    return name
  }

  /// Whether a function calls something of its superclass, or never returns.
  fileprivate func callsSuper(_ function: FunctionDeclaration) -> Bool {
    guard let body = function.body else { return true }
    return words(in: body.span).contains { $0.text == "super" || $0.text == "fatalError" }
  }

  /// The first `return` of a method that updates constraints, if it comes before all calls of the superclass, and one
  /// follows: some of its paths leave out what the others do.
  fileprivate func returnBeforeSuper(_ method: String, in function: FunctionDeclaration) -> Int? {
    guard SystemMethod.named(method)?.timing == .eachConstraintUpdate,
      let body = function.body
    else { return nil }
    let words = words(in: body.span)
    guard let first = words.first(where: { ["return", "super", "fatalError"].contains($0.text) }),
      first.text == "return", words.contains(where: { $0.text == "super" }),
      !closures.contains(where: {
        $0.body.span.indices.contains(first.index) && $0.body.span.first > body.span.first
      }),
      // A function inside of the method returns from itself.
      self.function(at: first.index)?.span == function.span
    else { return nil }
    return first.index
  }
}

extension TypeContext {
  /// What is lost if the method of the superclass is not called; `nil` if perhaps nothing is.
  fileprivate func loss(without method: String, in owner: String) -> String? {
    guard let known = project.frameworkClass(of: owner) else { return nil }
    if project.isOwnMethod("\(method)()", of: owner) { return nil }
    let isController = known.role == .controller
    switch method {
    case SystemMethod.updateConstraints.name:
      return isController ? nil : "the view's constraints are not updated"
    case SystemMethod.updateViewConstraints.name:
      return isController ? "the view's constraints are not updated" : nil
    case SystemMethod.layoutSubviews.name, SystemMethod.layout.name:
      return isController ? nil : loss(withoutLayout: method, in: owner, known)
    default: return nil
    }
  }

  /// - Parameters:
  ///   - method: the one that lays out subviews.
  ///   - known: the nearest superclass of the system.
  private func loss(
    withoutLayout method: String, in owner: String, _ known: ViewClass
  ) -> String? {
    let inherited = project.ancestry(of: owner).dropFirst().prefix { $0 != known.name }
    if let superclass = inherited.first(where: { laysOut(method, in: $0) }) {
      return "the layout code of '\(superclass)' does not run"
    }
    // Labels and image views draw what they show.
    let isPlain = [
      ClassName.view, ClassName.control, ClassName.label, ClassName.imageView, ClassName.nsView,
    ].contains(known.name)
    let isHolder = known.traits.contains(.holder)
    if !isPlain, !isHolder || usesPart(of: known, in: [owner] + inherited) {
      if method == SystemMethod.layout.name { return "the view's constraints are not updated" }
      return "the layout code of '\(known.name)' does not run"
    }
    guard constrainsOwnSubviews || inherited.contains(where: mayConstrain) else { return nil }
    return known.isAppKit
      ? "the constraints of the subviews are not applied"
      : "the constraints of the subviews might not be applied"
  }

  /// Whether constraints in force place subviews of the view itself.
  private var constrainsOwnSubviews: Bool {
    scopes.contains { context in
      context.scope.constraints.contains { constraint in
        guard constraint.activation == .always,
          let superview = context.scope.items[constraint.first.item.index].superview
        else { return false }
        return context.name(superview) == "self"
      }
    }
  }

  /// Whether a class of the project has a method of that name that does more than tell others.
  private func laysOut(_ method: String, in type: String) -> Bool {
    project.declarations(of: type).contains { file, declaration in
      guard declaration.declares(member: method) else { return false }
      let index = Int(declaration.id.index)
      guard files.indices.contains(file), files[file].types.indices.contains(index) else {
        return true
      }
      return !files[file].onlyTells(method, in: files[file].types[index])
    }
  }

  /// Whether the code of a class of the project may make constraints.
  private func mayConstrain(_ type: String) -> Bool {
    code(of: type).contains { syntax, span in
      syntax.words(in: span, among: constraintHashes).contains {
        constraintWords.contains($0.text)
      }
    }
  }

  /// Whether classes of the project use what a superclass of the system lays out for them.
  private func usesPart(of known: ViewClass, in types: [String]) -> Bool {
    let parts = known.partMembers
    guard !parts.isEmpty else { return false }
    return types.contains { type in
      // What a nib connects lies in the content view.
      let hasOutlet = project.declarations(of: type).contains { _, declaration in
        declaration.properties.contains { $0.property.modifiers.contains(.outlet) }
      }
      return hasOutlet
        || code(of: type).contains { syntax, span in
          syntax.words(in: span).contains { word in
            parts.contains(word.text) && syntax.isOwnMember(word.index)
              && project.property(word.text, of: type) == nil
          }
        }
    }
  }

  /// The declarations and extensions of a class, as far as their files are read for layout.
  private func code(of type: String) -> [(SyntaxFile, TokenSpan)] {
    project.declarations(of: type).compactMap { file, declaration in
      let index = Int(declaration.id.index)
      guard files.indices.contains(file), files[file].types.indices.contains(index) else {
        return nil
      }
      return (files[file], files[file].types[index].span)
    }
  }
}

extension SyntaxFile {
  /// Whether the type's method of that name only calls `super` and closures that may be missing: `onLayout?(self)`.
  fileprivate func onlyTells(_ method: String, in type: TypeDeclaration) -> Bool {
    members[type.members.indices].contains { member in
      guard case .function(let id) = member, name(self[id].name) == method,
        let body = self[id].body
      else { return false }
      return statements(of: body).allSatisfy { statement in
        guard case .expression(let call) = self[statement].kind,
          case .call(let callee, _) = self[call].kind
        else { return false }
        if case .optionalChain = self[callee].kind { return true }
        return tokenText(Int(self[callee].span.first)) == "super"
      }
    }
  }

  /// Whether the name at a token may be a member of `self`: it stands alone, or behind `self` or `super`.
  fileprivate func isOwnMember(_ token: Int) -> Bool {
    guard tokenText(token - 1) == "." else { return tokenText(token + 1) != ":" }
    return ["self", "super"].contains(tokenText(token - 2))
  }
}

/// Names without which no constraints are made.
private let constraintWords = SystemSymbol.names(of: .constraint)
  .union(Member.names(.constrains, .handsOut(.anchor))).union([SnapKitCall.handle])

private let constraintHashes = NameHashSet(constraintWords)

extension Diagnostic {
  fileprivate static func early(
    _ token: Int, _ method: String, _ loss: String, in file: SyntaxFile
  ) -> Diagnostic {
    Diagnostic(
      "\(method)() returns here without calling super.\(method)(), so \(loss) on this path; call super before this return",
      at: file.source.tokens[token].range)
  }

  fileprivate static func missing(
    _ method: String, _ loss: String, _ function: FunctionDeclaration, _ file: SyntaxFile
  ) -> Diagnostic {
    let isEmpty = function.body.map { file.statements(of: $0).isEmpty } ?? false
    return Diagnostic(
      "\(method)() does not call super.\(method)(), so \(loss)"
        + (isEmpty ? "; remove this empty override" : ""),
      at: file.source.tokens[Int(function.name)].range,
      fixes: superCall(method, function, file).map { [$0] } ?? [])
  }

  private static func superCall(
    _ method: String, _ function: FunctionDeclaration, _ file: SyntaxFile
  ) -> Fix? {
    guard let body = function.body else { return nil }
    let call = "super.\(method)()"
    return .unsafe(
      "call \(call)", because: "the superclass's code then runs, too",
      insertion(of: call, isLast: method.hasPrefix("update"), in: body, of: function, file))
  }

  /// Puts a call first or last into a body, on a line of its own; a body without code stays on its line.
  private static func insertion(
    of call: String, isLast: Bool, in body: Block, of function: FunctionDeclaration,
    _ file: SyntaxFile
  ) -> TextEdit {
    let bytes = file.source.file.bytes
    let brace = file.range(body.span).start + 1
    let inside = SourceRange(brace, max(brace, file.range(body.span).end - 1))
    let isOneLine = !bytes[inside.start..<inside.end].contains(UInt8(ascii: "\n"))
    let outer = indentation(before: file.range(function.span).start, in: bytes) ?? ""
    let inner = outer + indentationStep(like: outer)
    let statements = file.statements(of: body)
    guard let first = statements.first, let last = statements.last else {
      if !isOneLine { return .insert("\n\(inner)\(call)", at: brace) }
      return .insert(inside.isEmpty ? " \(call) " : " \(call)", at: brace)
    }
    if isOneLine {
      let code = trimmed(file.source.file.text(inside))
      let lines = isLast ? [code, call] : [call, code]
      return TextEdit(inside, lines.map { "\n\(inner)\($0)" }.joined() + "\n\(outer)")
    }
    let (start, end) = (file.range(file[first].span).start, file.range(file[last].span).end)
    guard let indentation = indentation(before: start, in: bytes) else {
      return isLast ? .insert("; \(call)", at: end) : .insert("\(call); ", at: start)
    }
    if isLast { return .insert("\n\(indentation)\(call)", at: end) }
    // Above a comment on the first statement, if there is one.
    return bytes.dropFirst(brace).first == UInt8(ascii: "\n")
      ? .insert("\n\(indentation)\(call)", at: brace)
      : .insert("\(call)\n\(indentation)", at: start)
  }

  private static func trimmed(_ text: String) -> String {
    let start = text.drop { $0 == " " || $0 == "\t" }
    return String(start.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }

  /// One step of indentation in a file that indents a member by `outer`.
  private static func indentationStep(like outer: String) -> String {
    outer.hasPrefix("\t") ? "\t" : outer.count % 4 == 0 ? "    " : "  "
  }
}
