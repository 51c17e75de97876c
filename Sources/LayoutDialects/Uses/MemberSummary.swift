import LightSyntax
import SwiftTokens
import UIKitFacts

/// What the code of a member does to the object that has it, as far as it is spelt there.
///
/// A class, because it never changes, and tables by type and by name hold it.
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
  /// Functions that are given the object itself, where nothing tells what they do with it.
  let givenTo: [String]

  fileprivate init(name: String, access: MemberAccessKind, _ search: ObjectSearch) {
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
  }

  /// The same of a member of another name.
  fileprivate func named(_ name: String) -> MemberSummary { MemberSummary(name: name, self) }

  struct Used: Hashable, Sendable {
    let name: String
    let access: MemberAccessKind
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

  /// The labels with which a call of an initializer may start: those of the first parameter, and of the ones behind it
  /// as long as all before have defaults. `nil` for one without a label, and for none at all.
  private func firstLabels(of initializer: FunctionDeclaration) -> [String?] {
    var found: [String?] = []
    for parameter in parameters[initializer.parameters.indices] {
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
    return MemberSummary(name: name, access: access, search)
  }
}

extension SyntaxFile {
  /// Whether a type is that of constraints, or of a list of them.
  fileprivate func givesConstraints(_ type: TokenSpan) -> Bool {
    type.indices.contains { source.text(of: source.tokens[$0], is: "NSLayoutConstraint") }
  }
}

/// What a function does to what one of its parameters is given.
package struct ParameterSummary: Sendable {
  /// That of the function; for an initializer, the type.
  let function: String
  /// The parameter's class, as it is written.
  let type: String
  let effects: MemberEffects
  let used: [MemberSummary.Used]
}

extension SyntaxFile {
  /// Adds what a function does to what it is given; nothing for parameters that can be no views.
  ///
  /// - Parameter name: that of the function; for an initializer, the type.
  func addParameterSummaries(
    of function: FunctionDeclaration, named name: String, to summaries: inout [ParameterSummary]
  ) {
    guard let body = function.body else { return }
    for parameter in parameters[function.parameters.indices] {
      guard let span = parameter.type,
        !plainHashes.contains(source.tokens[Int(span.first)].nameHash)
      else { continue }
      let type = baseTypeName(text(span))
      guard type.startsUppercase else { continue }
      var search = ObjectSearch(self, function)
      search.look(for: self.name(parameter.name), in: body.span)
      summaries.append(
        ParameterSummary(
          function: name, type: type, effects: search.effects.union(search.outerEffects),
          used: search.used))
    }
  }
}

/// Types that hold no view.
private let plainHashes = NameHashSet([
  "String", "Int", "Bool", "CGFloat", "Double", "Float", "CGRect", "CGSize", "CGPoint", "UIColor",
  "NSColor", "UIFont", "NSFont", "UIImage", "NSImage", "URL", "Date", "Data", "IndexPath", "Any",
  "Error", "Notification", "NSRange", "TimeInterval", "UIEdgeInsets", "UInt", "Void", "NSNumber",
  "NSAttributedString", "NSCoder", "NSError", "Character", "Substring", "Locale", "UUID", "Int64",
])
