import LayoutDialects
import LayoutModel
import LightSyntax
import SourceText
import SwiftTokens

/// What a constraint says, whatever way it is written in.
struct ConstraintFact: Hashable {
  var first: String
  var relation: Relation
  var second: String?
  /// What else is added, with its factors.
  var terms: [String]
  var multiplier: String
  var constant: String
  var priority: String
  var activation: Activation
  /// The conditions under which it is active.
  var branches: [String]
  var isKept: Bool
  var isAdjusted: Bool
  /// The calls of helpers that make it.
  var via: [String]

  /// - Parameters:
  ///   - groups: the names of lists that replace what they held: what such a list has is in force where code puts it in
  ///     force, which stays where it is.
  ///   - repeated: lists that the new code alone has, which keep what a library replaced by itself.
  ///   - inlined: helpers in the place of whose calls their constraints may be written.
  init(
    _ read: ReadConstraint, groups: Set<String> = [], repeated: Set<String> = [],
    without inlined: InlinedHelpers = .init()
  ) {
    let constraint = read.constraint
    let origin = read.origin
    func name(_ anchor: Anchor) -> String {
      "\(read.name(anchor.item)).\(anchor.attribute.rawValue)"
    }
    first = name(constraint.first)
    relation = constraint.relation
    second = constraint.second.map(name)
    terms = constraint.terms.map { "\(NumberSpelling.format($0.factor)) × \(name($0.anchor))" }
    // A size alone has nothing to multiply.
    multiplier = second == nil ? "" : Self.text(constraint.multiplier, origin.multiplier?.number)
    constant = Self.text(constraint.constant, origin.constant?.number)
    priority = Self.text(constraint.priority, origin.priority)
    activation = constraint.activation
    branches = origin.branches.map { "\($0.alternative) \($0.name)" }
    isKept = origin.isKept
    isAdjusted = origin.isAdjusted
    via = inlined.remaining(origin.via)
    let list = RepeatedList.name(for: read) ?? origin.group ?? origin.list
    if let list, groups.contains(list) || repeated.contains(list) {
      (activation, branches, isKept) = (.stored, [], true)
    }
  }

  /// `title.top == 2 × view.top + gap`, with a priority below 1000.
  var equation: String {
    var text = "\(first) \(relation.rawValue) "
    if let second {
      text += (multiplier == "1" ? "" : "\(multiplier) × ") + second
      for term in terms { text += " + " + term }
      if constant != "0" {
        text += constant.hasPrefix("-") ? " - \(constant.dropFirst())" : " + \(constant)"
      }
    } else {
      text += constant
    }
    return priority == "1000" ? text : text + " (priority \(priority))"
  }

  /// The value, or the source of one that is not known.
  private static func text(_ scalar: Scalar, _ number: Number?) -> String {
    if let value = scalar.value { return NumberSpelling.format(value) }
    let text = number?.text ?? ""
    return text.replacing("CGFloat(", with: "(").replacing("self.", with: "").filter {
      !$0.isWhitespace && $0 != "(" && $0 != ")"
    }
  }
}

/// Compares the constraints that new code makes with those that the old code made.
struct AnchorProof {
  let project: Project
  let unit: ReadingUnit
  let reading: LayoutReading
  /// What is read also of functions that were run for their calls; `nil` where none is rewritten.
  let whole: LayoutReading?
  /// Helpers in the place of whose calls their constraints may be written.
  let inlined: InlinedHelpers

  /// What differs, in words; `nil` if nothing does.
  func difference(in text: RewrittenProject) -> String? {
    guard let new = text.reading(of: unit) else { return "no constraints were read" }
    if let difference = difference(reading, new) { return difference }
    guard let whole else { return nil }
    guard let new = text.reading(of: unit, keepsReplaced: true) else {
      return "no constraints were read"
    }
    return difference(whole, new)
  }

  private func difference(_ old: LayoutReading, _ new: LayoutReading) -> String? {
    let groups = groups(old)
    let lists = repeatedLists(old, new)
    let (oldFacts, newFacts) = (
      facts(old, groups, lists).map(\.fact), facts(new, groups, lists)
    )
    let (before, after) = (counts(oldFacts), counts(newFacts.map(\.fact)))
    // The first one in the order of the code, so that the same input is refused the same way.
    let lost = oldFacts.first { before[$0] ?? 0 > after[$0] ?? 0 }
    // What is written elsewhere may be read better now that it is rewritten there, and is proven there.
    let made = newFacts.first { fact, isElsewhere in
      !isElsewhere && after[fact] ?? 0 > before[fact] ?? 0
        && fact.first == lost?.first ?? fact.first
    }?.fact
    switch (lost?.equation, made?.equation) {
    case (let lost?, let made?) where lost == made:
      return
        "'\(lost)' would be active at different times, or would be stored or changed elsewhere"
    case (let lost?, let made?): return "'\(lost)' would become '\(made)'"
    case (let lost?, nil): return "'\(lost)' would be missing"
    case (nil, let made?): return "'\(made)' would be added"
    case (nil, nil): break
    }
    let oldReasons = counts(old.scopes.flatMap(\.unresolved).map(\.reason))
    let reasons = new.scopes.flatMap(\.unresolved).map(\.reason)
    let newReasons = counts(reasons)
    if let reason = reasons.first(where: { newReasons[$0] ?? 0 > oldReasons[$0] ?? 0 }) {
      return "the new code could not be read: \(reason)"
    }
    let optedOut = optOuts(new)
    for name in optOuts(old).sorted() where !optedOut.contains(name) {
      return "the autoresizing mask of '\(name)' would no longer be turned off"
    }
    return nil
  }

  /// What is read, with whether it is written in the code of another unit.
  private func facts(
    _ reading: LayoutReading, _ groups: Set<String>, _ repeated: Set<String>
  ) -> [(fact: ConstraintFact, isElsewhere: Bool)] {
    reading.scopes.flatMap { scope in
      scope.constraints.map { constraint in
        let read = ReadConstraint(scope: scope, constraint: constraint)
        let isElsewhere = read.origin.built.map { !unit.files.contains($0.file) } ?? false
        let fact = ConstraintFact(read, groups: groups, repeated: repeated, without: inlined)
        return (fact, isElsewhere)
      }
    }
  }

  /// The names of objects of libraries that replace what they held.
  private func groups(_ reading: LayoutReading) -> Set<String> {
    Set(
      reading.scopes.flatMap(\.origins).filter { $0.dialect.library?.group != nil }
        .compactMap(\.group))
  }

  /// The lists of the new code that keep what a library replaced by itself in the old one.
  private func repeatedLists(_ old: LayoutReading, _ new: LayoutReading) -> Set<String> {
    let replaced = old.scopes.flatMap { scope in
      scope.constraints.compactMap {
        RepeatedList.name(for: ReadConstraint(scope: scope, constraint: $0))
      }
    }
    return Set(replaced).intersection(
      new.scopes.flatMap(\.origins).flatMap { [$0.group, $0.list].compactMap { $0 } })
  }

  private func counts<Element: Hashable>(_ elements: [Element]) -> [Element: Int] {
    elements.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  /// The views whose masks are switched off, by themselves or by other code.
  private func optOuts(_ reading: LayoutReading) -> Set<String> {
    Set(
      reading.scopes.flatMap { scope in
        zip(scope.items, scope.descriptions).filter { item, description in
          item.kind != .guide
            && (description.handling.optsOut || description.type.map(project.optsOut) ?? false)
        }.map(\.1.name)
      })
  }
}
