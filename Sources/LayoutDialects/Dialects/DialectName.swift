/// The name of a dialect, a way of writing constraints or frames, in dumps and on the command line.
///
/// A structure instead of an enumeration, so that each name can be declared in the folder of its dialect.
package struct DialectName: RawRepresentable, Hashable, Sendable {
  package let rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }

  /// The dialect of everything that a call to a helper creates.
  package static let helper = DialectName(rawValue: "helper")
}

extension DialectName: CaseIterable {
  /// The names of all dialects that create constraints, in the order of ``Dialect/all``.
  package static let allCases = Dialect.all.flatMap { $0.makes.map(\.name) } + [helper]
}

/// How code creates constraints, for migrations that rewrite it.
package enum MakingForm: Hashable, Sendable {
  /// An anchor's method, which is what others are rewritten as.
  case anchor
  /// The same in the spelling of Swift 2.
  case formerAnchor
  /// An initializer gives one constraint.
  case initializer
  /// A call gives several, with their priorities, and names numbers and views by keys.
  case format
  /// A call on a view runs a closure, in which relations make constraints that are active at once.
  case closure
  /// A call on a view makes constraints of it that are active at once, and switches its autoresizing mask off.
  case activeCall
}

extension DialectName {
  /// How code of the dialect creates constraints; `nil` for frames, and for ``helper``.
  package var form: MakingForm? { Self.forms[self] }

  private static let forms: [DialectName: MakingForm] = {
    let makes = Dialect.all.flatMap { $0.makes }
    return Dictionary(makes.map { ($0.name, $0.form) }) { first, _ in first }
  }()
}
