import Diagnostics
import LayoutDialects
import LightSyntax
import SourceText
import UIKitFacts

extension Rule {
  /// An override of a layout method does not call its superclass.
  ///
  /// - Why: the superclass lays out its own parts there, or applies the constraints; they stay where they were.
  /// - Fix (unsafe): calls `super` first, or last for the methods that update constraints.
  /// - Silent: when the superclass is not known to do anything there.
  package static let missingSuperLayout = Rule(
    "missing-super-layout", needsWholeCode: true,
    check: .type { type, _ in
      guard let owner = type.unit.typeName else { return [] }
      return type.declarations.flatMap { file, declaration -> [PlacedDiagnostic] in
        let syntax = type.files[file]
        return syntax.members[declaration.members.indices].compactMap { member in
          guard case .function(let id) = member, let method = syntax.layoutOverride(syntax[id]),
            let loss = type.loss(without: method, in: owner)
          else { return nil }
          return PlacedDiagnostic(.missing(method, loss, syntax[id], syntax), in: file)
        }
      }
    }
  )
}

extension SyntaxFile {
  /// The name of the layout method that the function overrides without calling `super`; `nil` for any other function.
  fileprivate func layoutOverride(_ function: FunctionDeclaration) -> String? {
    let name = name(function.name)
    guard function.kind == .function, function.modifiers.contains(.override),
      !function.modifiers.contains(.static), function.parameters.count == 0,
      SystemMethod.named(name)?.traits.contains(.needsSuper) == true,
      let body = function.body
    else { return nil }
    let words = words(in: body.span).map(\.text)
    return words.contains("super") || words.contains("fatalError") ? nil : name
  }
}

extension TypeContext {
  /// What is lost if the method of the superclass is not called; `nil` if perhaps nothing is.
  fileprivate func loss(without method: String, in owner: String) -> String? {
    guard let known = project.frameworkClass(of: owner) else { return nil }
    let isController = known.role == .controller
    let superclass = project.ancestry(of: owner).dropFirst().first ?? ""
    let isPlain = [ClassName.view, ClassName.control, ClassName.nsView].contains(superclass)
    switch method {
    case SystemMethod.layout.name where isPlain && !constrainsOwnSubviews: return nil
    case SystemMethod.updateConstraints.name, SystemMethod.layout.name:
      return isController ? nil : "its constraints are not updated"
    case SystemMethod.updateViewConstraints.name:
      return isController ? "the view's constraints are not updated" : nil
    case SystemMethod.layoutSubviews.name:
      if !isPlain {
        return isController ? nil : "'\(superclass)' does not lay out its own parts"
      }
      return constrainsOwnSubviews ? "the constraints of its subviews are not applied" : nil
    default: return nil
    }
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
}

extension Diagnostic {
  fileprivate static func missing(
    _ method: String, _ loss: String, _ function: FunctionDeclaration, _ file: SyntaxFile
  ) -> Diagnostic {
    Diagnostic(
      "\(method)() does not call super.\(method)(), so \(loss)",
      at: file.source.tokens[Int(function.name)].range,
      fixes: superCall(method, function, file).map { [$0] } ?? [])
  }

  /// Calls `super` on a line of its own, in a body that has lines of its own.
  private static func superCall(
    _ method: String, _ function: FunctionDeclaration, _ file: SyntaxFile
  ) -> Fix? {
    guard let body = function.body, let first = file.statements(of: body).first,
      let last = file.statements(of: body).last
    else { return nil }
    let start = file.range(file[first].span).start
    guard let indentation = indentation(before: start, in: file.source.file.bytes) else {
      return nil
    }
    let call = "super.\(method)()"
    // Above a comment on the first statement, if there is one.
    let brace = file.range(body.span).start + 1
    let isLast = method.hasPrefix("update")
    guard isLast || file.source.file.bytes.dropFirst(brace).first == UInt8(ascii: "\n") else {
      return nil
    }
    let edit: TextEdit = .insert(
      "\n\(indentation)\(call)", at: isLast ? file.range(file[last].span).end : brace)
    return .unsafe("call \(call)", because: "the superclass lays out what was left as it was", edit)
  }
}
