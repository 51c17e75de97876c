import Diagnostics
import LayoutDialects
import LayoutModel
import LightSyntax
import SourceText
import UIKitFacts

extension Rule {
  /// Code switches from one constraint to another, and activates the new one before it deactivates the old one.
  ///
  /// - Why: for a moment, both are active. UIKit tells of the conflict at once, and breaks one of them.
  /// - Silent: unless both are required and say different things of one quantity, where nothing activates the old one,
  ///   and where the two do not stand in one block.
  package static let activationBeforeDeactivation = Rule(
    "activation-before-deactivation",
    check: .type { type, _ in
      guard !type.scopes.isEmpty else { return [] }
      return type.declarations.flatMap { index, declaration in
        type.overlappingSwitches(of: declaration, in: index)
      }
    }
  )
}

/// A statement that switches kept constraints.
private struct Switch {
  /// The name by which they are kept.
  var name: String
  var isOn: Bool
  var span: TokenSpan
}

extension TypeContext {
  fileprivate func overlappingSwitches(
    of declaration: TypeDeclaration, in index: Int
  ) -> [PlacedDiagnostic] {
    let file = files[index]
    guard file.isSearchable else { return [] }
    var found: [PlacedDiagnostic] = []
    for case .function(let id) in file.members[declaration.members.indices] {
      guard let body = file[id].body else { continue }
      for block in file.blocks(in: body) {
        let switches = file.switches(in: block)
        for (place, off) in switches.enumerated() where !off.isOn {
          let earlier = switches[..<place].first { on in
            on.isOn && on.name != off.name && pair(on.name, off.name) != nil
          }
          guard let earlier, let conflict = pair(earlier.name, off.name), isActivated(off.name)
          else { continue }
          found.append(.overlapping(earlier, off, conflict, in: index, file))
          break
        }
      }
    }
    return found
  }

  /// Whether the type puts what has a name in force anywhere.
  private func isActivated(_ name: String) -> Bool {
    declarations.contains { index, type in
      let file = files[index]
      return file.words(in: type.span).contains { token, text in
        guard text == name else { return false }
        let next = file.following(token)
        if file.tokenText(next) == ".", Spelling.isActive.contains(file.tokenText(next + 1)) {
          return file.tokenText(next + 3) != "false"
        }
        return activating.contains { name in
          file.tokenText(token - 2) == name || file.tokenText(token - 3) == name
            || file.tokenText(next + 1) == name
        }
      }
    }
  }

  /// Two constraints that are kept under two names, and cannot hold together.
  private func pair(_ on: String, _ off: String) -> KeptPair? {
    let (ons, offs) = (keptRanges(on), keptRanges(off))
    guard !ons.isEmpty, !offs.isEmpty else { return nil }
    for context in scopes {
      let scope = context.scope
      func kept(_ ranges: [BuiltPlace]) -> [Constraint] {
        scope.constraints.filter { constraint in
          let origin = context.origin(constraint)
          return constraint.priority.value == 1000
            && ranges.contains { place in
              place.file == origin.file && place.range.start <= origin.range.start
                && origin.range.end <= place.range.end
            }
        }
      }
      let first = kept(ons)
      guard !first.isEmpty else { continue }
      for (one, other) in first.flatMap({ one in kept(offs).map { (one, $0) } })
      where one.contradicts(other) {
        return KeptPair(context: context, new: one, old: other)
      }
    }
    return nil
  }

  /// The values that code gives a property: those of its declaration and of assignments.
  private func keptRanges(_ name: String) -> [BuiltPlace] {
    declarations.flatMap { index, type -> [BuiltPlace] in
      let file = files[index]
      return file.words(in: type.span).compactMap { token, text in
        guard text == name else { return nil }
        let value =
          file.value(boundTo: token)
          ?? (file.tokenText(token + 1) == "=" ? file.value(assignedTo: token) : nil)
        return value.map { BuiltPlace(file: index, range: file.range(file[$0].span)) }
      }
    }
  }
}

private let activating = [
  MemberName.activate, MemberName.activateConstraints, MemberName.addConstraint,
  MemberName.addConstraints,
]

private struct KeptPair {
  let context: LayoutContext
  let new: Constraint
  let old: Constraint
}

extension Constraint {
  /// Whether a view can surely not satisfy both, or only by chance.
  fileprivate func contradicts(_ other: Constraint) -> Bool {
    guard first == other.first else { return false }
    guard second == other.second, multiplier == other.multiplier else {
      // They tie one quantity to two others.
      return relation == .equal && other.relation == .equal
    }
    guard let value = constant.value, let otherValue = other.constant.value else {
      return relation == .equal && other.relation == .equal && constant != other.constant
    }
    switch (relation, other.relation) {
    case (.equal, .equal): return value != otherValue
    case (.equal, .greaterOrEqual), (.lessOrEqual, .greaterOrEqual): return value < otherValue
    case (.equal, .lessOrEqual), (.greaterOrEqual, .lessOrEqual): return value > otherValue
    case (.greaterOrEqual, .equal): return otherValue < value
    case (.lessOrEqual, .equal): return otherValue > value
    case (.lessOrEqual, .lessOrEqual), (.greaterOrEqual, .greaterOrEqual): return false
    }
  }
}

extension PlacedDiagnostic {
  fileprivate static func overlapping(
    _ on: Switch, _ off: Switch, _ pair: KeptPair, in index: Int, _ file: SyntaxFile
  ) -> Self {
    let quantity = pair.context.describe(pair.new.first)
    return PlacedDiagnostic(
      Diagnostic(
        "'\(on.name)' is activated while '\(off.name)' is still active; both constrain \(quantity), so UIKit logs a conflict; deactivate '\(off.name)' first",
        at: file.range(on.span),
        notes: [Note("'\(off.name)' is deactivated here", at: file.range(off.span))],
        subject: pair.context.subject(pair.new)), in: index)
  }
}

extension SyntaxFile {
  /// The statements of a block that switch kept constraints, in their order.
  fileprivate func switches(in block: Block) -> [Switch] {
    statements(of: block).flatMap { id -> [Switch] in
      guard case .expression(let expression) = self[id].kind else { return [] }
      let span = self[id].span
      switch self[expression].kind {
      case .assignment(let target, let value):
        guard case .member(let base, let member) = self[target].kind,
          Spelling.isActive.contains(name(member)), case .boolean(let isOn) = self[value].kind,
          let path = viewPath(base)
        else { return [] }
        return [Switch(name: path, isOn: isOn, span: span)]
      case .call(let callee, let slice):
        guard case .member(let base, let member) = self[callee].kind else { return [] }
        let isOn = activating.contains(name(member))
        guard isOn || deactivating.contains(name(member)) else { return [] }
        let given = arguments(slice)
        if given.isEmpty {
          return viewPath(base).map { [Switch(name: $0, isOn: isOn, span: span)] } ?? []
        }
        return given.flatMap { names(in: $0.value) }.map {
          Switch(name: $0, isOn: isOn, span: span)
        }
      default: return []
      }
    }
  }

  /// The names in `compact`, `[width, height]` and `compact + tall`.
  private func names(in value: ExpressionID) -> [String] {
    switch self[value].kind {
    case .array(let list): elements[list.indices].flatMap { names(in: $0) }
    case .binary(let left, _, let right): names(in: left) + names(in: right)
    default: viewPath(value).map { [$0] } ?? []
    }
  }
}

private let deactivating = [
  Spelling.deactivate.current, Spelling.deactivate.former, MemberName.removeConstraint,
  MemberName.removeConstraints,
]
