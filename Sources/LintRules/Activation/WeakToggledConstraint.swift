import Diagnostics
import LayoutDialects
import LightSyntax
import SourceText
import UIKitFacts

extension Rule {
  /// A weak property contains a constraint that code deactivates and activates again.
  ///
  /// - Why: nothing else keeps an inactive constraint, so the weak property becomes `nil` and cannot activate it again.
  /// - Silent: unless the property is used only for its members, and two functions activate and deactivate it; an
  ///   outlet must never be assigned, and another property must only be assigned what one function creates, stores
  ///   nowhere else, and neither activates nor deactivates; and if it is deactivated as soon as it is loaded, so that
  ///   the next use would always fail: then the nib's size classes keep it. A nib that does not install the constraint
  ///   keeps it, too; the driver reads the nibs.
  package static let weakToggledConstraint = Rule(
    "weak-toggled-constraint",
    check: .type { type, _ in
      type.declarations.flatMap { file, declaration -> [PlacedDiagnostic] in
        type.files[file].weakConstraints(of: declaration).compactMap {
          token, isOutlet -> PlacedDiagnostic? in
          let name = type.files[file].name(token)
          guard
            let site = type.toggle(
              name, declaredAt: Int(token), in: file, isOutlet: isOutlet)
          else { return nil }
          let declared = type.files[file].source.tokens[Int(token)].range
          var diagnostic = Diagnostic(
            "deactivating '\(name)' releases the last strong reference to it, so the weak property becomes nil and the constraint cannot be activated again; make the property strong",
            at: site.range,
            notes: [
              Note(
                "declared weak here", at: declared,
                in: site.file == file ? nil : type.files[file].source.file.path)
            ])
          if isOutlet { diagnostic.outlet = name }
          return PlacedDiagnostic(diagnostic, in: site.file)
        }
      }
    }
  )
}

extension SyntaxFile {
  /// Whether the name that is assigned behind an equals sign is that of a constant that keeps what a function makes only
  /// while that runs: its members are used, and views are given it that drop it when it is switched off.
  fileprivate func isKeptByViewsAlone(_ value: Int, in function: FunctionDeclaration) -> Bool {
    guard source.tokens[value].kind == .identifier, let body = function.body else { return false }
    let name = tokenText(value)
    guard tokenText(value + 1) != ".", tokenText(value + 1) != "(" else { return false }
    var isDeclared = false
    for (index, text) in words(in: body.span) where text == name && index != value {
      if tokenText(index - 1) == "let" {
        isDeclared = true
        continue
      }
      guard tokenText(index - 1) != ".", tokenText(index + 1) == "." || isActivated(index) else {
        return false
      }
    }
    return isDeclared
  }

  /// Whether a name is an element of a list that is only activated: `NSLayoutConstraint.activate([width, height])`.
  private func isActivated(_ index: Int) -> Bool {
    guard let open = (0..<index).last(where: { Int(partners[$0]) > index && tokenText($0) == "[" })
    else { return false }
    return tokenText(open - 1) == "(" && tokenText(open - 2) == "activate"
  }

  /// The names of the type's weak properties of constraints, and whether each is an outlet.
  fileprivate func weakConstraints(
    of type: TypeDeclaration
  ) -> [(name: Int32, isOutlet: Bool)] {
    members[type.members.indices].flatMap { member -> [(name: Int32, isOutlet: Bool)] in
      guard case .variable(let id) = member,
        self[id].modifiers.contains(.weak)
      else { return [] }
      return bindings[self[id].bindings.indices].compactMap { binding in
        guard binding.name >= 0, let type = binding.type,
          baseTypeName(text(type)) == ClassName.layoutConstraint
        else { return nil }
        return (binding.name, self[id].modifiers.contains(.outlet))
      }
    }
  }
}

/// An assignment to whether a constraint is active.
private struct ToggleSite {
  let file: Int
  let range: SourceRange
  /// The name's token of the function around.
  let function: Int32?
  /// The first token of the value.
  let value: String
  /// Whether it always runs while the object is loaded.
  let isAtStart: Bool
}

extension SyntaxFile {
  /// Whether the system calls a function once for each object.
  fileprivate func isOnce(_ function: FunctionDeclaration) -> Bool {
    SystemMethod.signatures(.once).contains(signature(of: function))
  }

  /// Whether a token stands in a statement of the function's own block.
  fileprivate func isUnconditional(_ token: Int, in function: FunctionDeclaration) -> Bool {
    guard let body = function.body else { return false }
    return statements(of: body).contains { id in
      guard case .expression = self[id].kind else { return false }
      return self[id].span.indices.contains(token)
        && !closures.contains { closure in
          closure.body.span.indices.contains(token)
            && self[id].span.indices.contains(Int(closure.body.span.first))
        }
    }
  }
}

extension TypeContext {
  /// Where the type switches a constraint off that it also switches on; `nil` if anything else may hold it.
  fileprivate func toggle(
    _ name: String, declaredAt token: Int, in fileIndex: Int, isOutlet: Bool
  ) -> (file: Int, range: SourceRange)? {
    var sites: [ToggleSite] = []
    var makers: [(file: Int, function: Int32)] = []
    for part in declarations {
      let file = files[part.file]
      for (index, text) in file.words(in: part.type.span) where text == name {
        if index == token && part.file == fileIndex { continue }
        var next = index + 1
        if ["?", "!"].contains(file.tokenText(next)) { next += 1 }
        if !isOutlet, next == index + 1, file.tokenText(next) == "=",
          let maker = file.function(at: index), file.isKeptByViewsAlone(next + 1, in: maker)
        {
          makers.append((part.file, maker.name))
          continue
        }
        guard file.tokenText(next) == "." else { return nil }
        guard Spelling.isActive.contains(file.tokenText(next + 1)),
          file.tokenText(next + 2) == "="
        else { continue }
        let range = file.range(TokenSpan(index, next + 3))
        let function = file.function(around: range)
        sites.append(
          ToggleSite(
            file: part.file, range: range, function: function?.name,
            value: file.tokenText(next + 3),
            isAtStart: function.map { file.isOnce($0) && file.isUnconditional(index, in: $0) }
              ?? false))
      }
    }
    // What makes it again may switch that on.
    if !isOutlet {
      guard !makers.isEmpty,
        !sites.contains(where: { site in
          makers.contains { $0.file == site.file && $0.function == site.function }
        })
      else { return nil }
    }
    // In one function, it may be one or the other, once and for all.
    let off = sites.first { site in
      site.value != "true" && !(site.value == "false" && site.isAtStart)
        && sites.contains {
          $0.value != "false" && ($0.file, $0.function) != (site.file, site.function)
        }
    }
    return off.map { ($0.file, $0.range) }
  }
}
