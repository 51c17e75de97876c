import LightSyntax
import SwiftTokens
import UIKitFacts

/// What the code of a member itself does to the member's object.
///
/// A class, because it never changes, and tables by type and by name refer to it.
package final class MemberSummary: Sendable {
  package let name: String
  /// How the member is used when that code runs.
  let access: MemberAccessKind
  /// What it does if it stands in an extension of a class of the system, or of a protocol.
  let effects: MemberEffects
  /// What it does if it stands in a class of the project: that class ties what is in it to its own anchors, and hands
  /// itself to its delegates and to what it consists of.
  let effectsInOwnClass: MemberEffects
  /// Members of the same object that the code calls or assigns, and that the system's classes do not have.
  let used: [Used]
  /// The labels with which a call to it may start, `_` for none; empty for what is not called.
  let labels: [String]
  /// Whether it gives the object itself back on every path, as its type says.
  let isFluent: Bool
  /// Functions that are given the object itself, where nothing tells what they do with it.
  let givenTo: [String]

  fileprivate init(
    name: String, access: MemberAccessKind, _ search: ObjectSearch, labels: [String],
    isFluent: Bool
  ) {
    self.labels = labels
    self.isFluent = isFluent
    self.name = name
    self.access = access
    effects = search.effects.union(search.outerEffects)
    effectsInOwnClass = search.effects
    used = search.used
    givenTo = search.givenTo
  }

  private init(name: String, _ other: MemberSummary) {
    self.name = name
    access = other.access
    effects = other.effects
    effectsInOwnClass = other.effectsInOwnClass
    used = other.used
    givenTo = other.givenTo
    isFluent = other.isFluent
    labels = other.labels
  }

  /// The same of a member of another name.
  fileprivate func named(_ name: String) -> MemberSummary { MemberSummary(name: name, self) }

  struct Used: Hashable, Sendable {
    let name: String
    let access: MemberAccessKind
    /// See ``MemberUse/label``.
    var label: String?
  }
}

/// By what name an initializer stands among the members of a type: `init(frame:)`.
///
/// - Parameter label: its first label; `nil` if there is none.
func initializerName(_ label: String?) -> String { "init(\(label ?? "_"):)" }

extension SyntaxFile {
  /// Whether an object of a type may be a view: a class that derives from something.
  private func mayBeView(_ type: TypeDeclaration) -> Bool {
    switch type.kind {
    case .extension: return true
    case .class:
      guard let first = typeSpans[type.inherited.indices].first else { return false }
      return first.indices.count > 1
        || !source.text(of: source.tokens[Int(first.first)], is: "NSObject")
    default: return false
    }
  }

  /// What the members of a type do to the object that has them; none for a type that is no view.
  func memberSummaries(of type: TypeDeclaration) -> [MemberSummary] {
    guard mayBeView(type) else { return [] }
    var found: [MemberSummary] = []
    found.reserveCapacity(type.members.indices.count)
    for member in members[type.members.indices] {
      switch member {
      case .function(let id):
        let function = self[id]
        switch function.kind {
        case .function: found.append(summary(name(function.name), .called, function))
        case .initializer:
          let new = summary(initializerName(nil), .called, function)
          found += firstLabels(of: function).map { new.named(initializerName($0)) }
        default: continue
        }
      case .variable(let id):
        for binding in bindings[self[id].bindings.indices] where binding.name >= 0 {
          for accessor in functions[binding.accessors.indices] {
            let access: MemberAccessKind = accessor.kind == .getter ? .read : .assigned
            found.append(summary(name(binding.name), access, accessor))
          }
        }
      case .type: break
      }
    }
    return found
  }

  /// The labels with which a call to a function may start: those of the first parameter, and of the ones behind it as
  /// long as all before have defaults. `nil` for one without a label, and for none at all.
  private func firstLabels(of function: FunctionDeclaration) -> [String?] {
    var found: [String?] = []
    for parameter in parameters[function.parameters.indices] {
      let label = name(parameter.label)
      found.append(label == "_" ? nil : label)
      if parameter.defaultValue == nil { return found }
    }
    return found.contains(nil) ? found : found + [nil]
  }

  private func summary(
    _ name: String, _ access: MemberAccessKind, _ function: FunctionDeclaration
  ) -> MemberSummary {
    var search = ObjectSearch(self, function)
    if let body = function.body { search.lookForSelf(in: body.span) }
    if let type = function.returnType, givesConstraints(type) { search.noteConstraints() }
    return MemberSummary(
      name: name, access: access, search,
      labels: access == .called && function.kind == .function
        ? firstLabels(of: function).map { $0 ?? "_" } : [],
      isFluent: function.returnType.map(isSelfType) ?? false && givesNothingButItself(function))
  }

  /// Whether a body gives back `self` alone.
  private func givesNothingButItself(_ function: FunctionDeclaration) -> Bool {
    guard let span = function.body?.span else { return false }
    let tokens = source.tokens
    var gives = false
    for index in span.indices.dropLast() where tokens[index].kind == .returnKeyword {
      guard tokens[index + 1].kind == .selfKeyword, tokens[index + 2].kind != .period else {
        return false
      }
      gives = true
    }
    return gives
  }
}

extension SyntaxFile {
  /// Whether a type is that of constraints, or of a list of them.
  fileprivate func givesConstraints(_ type: TokenSpan) -> Bool {
    type.indices.contains { source.text(of: source.tokens[$0], is: "NSLayoutConstraint") }
  }
}

extension SyntaxFile {
  /// Whether a call is for a state of a control that is not surely the usual one.
  func namesOtherState(_ arguments: ListSlice) -> Bool {
    self.arguments(arguments).contains { argument in
      label(argument).map(Member.stateLabels.contains) ?? false
        && !Member.usualStates.contains(text(argument.value))
    }
  }
}

/// What a function does to the argument for one of its parameters.
package struct ParameterSummary: Sendable {
  /// That of the function; for an initializer, the type.
  let function: String
  /// The parameter's class, as it is written.
  let type: String
  /// The type or extension that declares the function; empty for one at the top level of a file.
  let owner: String
  /// The parameter's label; `_` for none.
  let label: String
  let effects: MemberEffects
  let used: [MemberSummary.Used]
  /// Functions that are given it in turn.
  let givenTo: [String]
}

/// What a call reveals about the function that it calls.
package struct CallShape: Sendable {
  /// The types that may declare the function, empty for none; `nil` if the receiver of the call is not known.
  package var owners: [String]?
  /// The label of the argument; `nil` if it is not known.
  package var label: String?

  package init(owners: [String]? = nil, label: String? = nil) {
    (self.owners, self.label) = (owners, label)
  }
}

extension SyntaxFile {
  /// Adds what a function does to what it is given; nothing for parameters that can be no views.
  ///
  /// - Parameters:
  ///   - name: that of the function; for an initializer, the type.
  ///   - owner: the type that declares it; empty at the top level.
  func addParameterSummaries(
    of function: FunctionDeclaration, named name: String, in owner: String,
    to summaries: inout [ParameterSummary]
  ) {
    guard let body = function.body else { return }
    for parameter in parameters[function.parameters.indices] {
      guard let span = parameter.type,
        !plainHashes.contains(source.tokens[Int(span.first)].nameHash)
      else { continue }
      let type = elementTypeName(text(span))
      guard type.startsUppercase else { continue }
      var search = ObjectSearch(self, function)
      search.look(
        for: self.name(parameter.name), in: body.span,
        isList: source.tokens[Int(span.first)].kind == .leftBracket || isVariadic(parameter))
      summaries.append(
        ParameterSummary(
          function: name, type: type, owner: owner, label: self.name(parameter.label),
          effects: search.effects.union(search.outerEffects), used: search.used,
          givenTo: search.givenTo))
    }
  }
}

/// The class of what a parameter takes: `UILabel` for `UILabel...` and `[UILabel]`, too.
private func elementTypeName(_ type: String) -> String {
  var name = baseTypeName(type)
  if name.hasSuffix("...") { name.removeLast(3) }
  if name.hasPrefix("["), name.hasSuffix("]"), !name.contains(":") {
    name = String(name.dropFirst().dropLast())
  }
  return baseTypeName(name)
}

/// Types that hold no view.
private let plainHashes = NameHashSet([
  "String", "Int", "Bool", "CGFloat", "Double", "Float", "CGRect", "CGSize", "CGPoint", "UIColor",
  "NSColor", "UIFont", "NSFont", "UIImage", "NSImage", "URL", "Date", "Data", "IndexPath", "Any",
  "Error", "Notification", "NSRange", "TimeInterval", "UIEdgeInsets", "UInt", "Void", "NSNumber",
  "NSAttributedString", "NSCoder", "NSError", "Character", "Substring", "Locale", "UUID", "Int64",
])
