import Diagnostics
import LayoutDialects
import LayoutModel
import LightSyntax
import SourceText
import UIKitFacts

extension Rule {
  /// Code switches from one constraint to another, and activates the new one before it deactivates the old one.
  ///
  /// - Why: for a moment, both are active. UIKit logs the conflict at once, and breaks one of them.
  /// - Silent: unless both are required and give different values to one quantity, if no code activates the old one,
  ///   and if the two are not in the same block.
  package static let activationBeforeDeactivation = Rule(
    "activation-before-deactivation",
    check: .type { type, _ in
      guard !type.scopes.isEmpty else { return [] }
      var kept: KeptConstraints?
      return type.declarations.flatMap { index, declaration in
        type.overlappingSwitches(of: declaration, in: index, &kept)
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
    of declaration: TypeDeclaration, in index: Int, _ known: inout KeptConstraints?
  ) -> [PlacedDiagnostic] {
    let file = files[index]
    guard file.isSearchable else { return [] }
    var found: [PlacedDiagnostic] = []
    for case .function(let id) in file.members[declaration.members.indices] {
      guard let body = file[id].body else { continue }
      for block in file.blocks(in: body) {
        let switches = file.switches(in: block)
        guard switches.contains(where: \.isOn), switches.contains(where: { !$0.isOn }) else {
          continue
        }
        let kept = known ?? KeptConstraints(self)
        known = kept
        if let overlap = kept.firstOverlap(of: switches) {
          found.append(.overlapping(overlap, in: index, file))
        }
      }
    }
    return found
  }
}

/// The required constraints that a type keeps under names, and what it activates by name.
private struct KeptConstraints {
  /// What a constraint is about, with the index of its scope.
  private struct Quantity: Hashable {
    var scope: Int
    var anchor: Anchor
  }

  private let scopes: [LayoutContext]
  private var constraints: [String: [(quantity: Quantity, constraint: Constraint)]] = [:]
  private var activated: Set<String> = []

  init(_ type: TypeContext) {
    scopes = type.scopes
    var values: [Int: [(name: String, value: TokenSpan)]] = [:]
    for (index, declaration) in type.declarations {
      let file = type.files[index]
      values[index, default: []] += file.namedValues(in: declaration.span)
      activated.formUnion(file.activatedNames(in: declaration.span))
    }
    let spans = values.mapValues { NestedSpans($0.map(\.value)) }
    for (index, context) in scopes.enumerated() {
      for constraint in context.scope.constraints where constraint.priority.value == 1000 {
        let origin = context.origin(constraint)
        guard let named = values[origin.file], let spans = spans[origin.file] else { continue }
        let file = type.files[origin.file]
        let quantity = Quantity(scope: index, anchor: constraint.first)
        let around = spans.indices(around: file.tokens(in: origin.range).lowerBound)
        for (name, value) in around.map({ named[$0] })
        where file.range(value).contains(origin.range) {
          constraints[name, default: []].append((quantity, constraint))
        }
      }
    }
  }

  /// The first switch that activates a constraint, before a later one deactivates what contradicts it.
  func firstOverlap(of switches: [Switch]) -> Overlap? {
    var earlier: [Quantity: [(place: Int, constraint: Constraint)]] = [:]
    for (place, change) in switches.enumerated() {
      let changed = constraints[change.name] ?? []
      if change.isOn {
        for (quantity, constraint) in changed {
          earlier[quantity, default: []].append((place, constraint))
        }
        continue
      }
      guard activated.contains(change.name) else { continue }
      let overlaps = changed.compactMap { quantity, old in
        earlier[quantity]?.first {
          switches[$0.place].name != change.name && $0.constraint.contradicts(old)
        }.map { (place: $0.place, new: $0.constraint, scope: quantity.scope) }
      }
      if let first = overlaps.min(by: { $0.place < $1.place }) {
        return Overlap(
          on: switches[first.place], off: change, context: scopes[first.scope], new: first.new)
      }
    }
    return nil
  }
}
private let activating = [
  MemberName.activate, MemberName.activateConstraints, MemberName.addConstraint,
  MemberName.addConstraints,
]

/// Two switches that leave two constraints active at once that contradict each other.
private struct Overlap {
  let on: Switch
  let off: Switch
  let context: LayoutContext
  /// The constraint that is activated.
  let new: Constraint
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
    _ overlap: Overlap, in index: Int, _ file: SyntaxFile
  ) -> Self {
    let (on, off) = (overlap.on, overlap.off)
    let quantity = overlap.context.describe(overlap.new.first)
    return PlacedDiagnostic(
      Diagnostic(
        "'\(on.name)' is activated while '\(off.name)' is still active; both constrain \(quantity), so UIKit logs a conflict; deactivate '\(off.name)' first",
        at: file.range(on.span),
        notes: [Note("'\(off.name)' is deactivated here", at: file.range(off.span))],
        subject: overlap.context.subject(overlap.new)), in: index)
  }
}

extension SyntaxFile {
  /// The names that code in a span gives values, in declarations, conditions and assignments.
  fileprivate func namedValues(in span: TokenSpan) -> [(name: String, value: TokenSpan)] {
    var found: [(name: Int32, value: ExpressionID)] = []
    for binding in bindings {
      if let value = binding.initialValue { found.append((binding.name, value)) }
    }
    for condition in conditions {
      if case .binding(let name, let value?) = condition { found.append((name, value)) }
    }
    for expression in expressions(in: span) {
      if case .assignment(let target, let value) = expression.kind {
        found.append((self[target].span.last, value))
      }
    }
    return found.filter { $0.name >= 0 && span.indices.contains(Int($0.name)) }
      .map { (name($0.name), self[$0.value].span) }
  }

  /// The names of what code in a span activates.
  fileprivate func activatedNames(in span: TokenSpan) -> [String] {
    words(in: span).compactMap { token, text in
      let next = following(token)
      if tokenText(next) == ".", Spelling.isActive.contains(tokenText(next + 1)) {
        return tokenText(next + 3) != "false" ? text : nil
      }
      let isGiven = [token - 2, token - 3, next + 1].contains {
        activating.contains(tokenText($0))
      }
      return isGiven ? text : nil
    }
  }

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
