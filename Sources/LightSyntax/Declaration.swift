import SwiftTokens

/// Names a `let` or `var` of one ``SyntaxFile``.
public struct VariableID: Hashable, Sendable {
  public let index: Int32
}

/// Identifies a function, initializer or accessor of one ``SyntaxFile``.
public struct FunctionID: Hashable, Sendable {
  public let index: Int32

  /// - Parameter index: that of ``SyntaxFile/functions``.
  public init(index: Int32) { self.index = index }
}

/// Names a type declaration or extension of one ``SyntaxFile``.
public struct TypeID: Hashable, Sendable {
  public let index: Int32

  /// - Parameter index: that of ``SyntaxFile/types``.
  public init(index: Int32) { self.index = index }
}

/// The modifiers and attributes of a declaration that matter to layout.
public struct Modifiers: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let lazy = Modifiers(rawValue: 1 << 0)
  /// `static`, or `class` before a member.
  public static let `static` = Modifiers(rawValue: 1 << 1)
  public static let weak = Modifiers(rawValue: 1 << 2)
  public static let override = Modifiers(rawValue: 1 << 3)
  public static let required = Modifiers(rawValue: 1 << 4)
  public static let convenience = Modifiers(rawValue: 1 << 5)
  public static let `private` = Modifiers(rawValue: 1 << 6)
  public static let `fileprivate` = Modifiers(rawValue: 1 << 7)
  public static let `public` = Modifiers(rawValue: 1 << 8)
  public static let open = Modifiers(rawValue: 1 << 9)
  public static let final = Modifiers(rawValue: 1 << 10)
  public static let mutating = Modifiers(rawValue: 1 << 11)
  public static let indirect = Modifiers(rawValue: 1 << 12)
  /// `@IBOutlet`.
  public static let outlet = Modifiers(rawValue: 1 << 13)
  /// `@objc`, `@IBAction`, `@IBInspectable`.
  public static let objc = Modifiers(rawValue: 1 << 14)
  /// Any attribute except those above: a property wrapper, a result builder, an actor …
  public static let otherAttribute = Modifiers(rawValue: 1 << 15)
  /// `private(set)`, `fileprivate(set)`, `internal(set)`.
  public static let hiddenSetter = Modifiers(rawValue: 1 << 16)
}

/// `let` or `var`, of a type, a file or a function.
public struct VariableDeclaration: Sendable {
  public let isLet: Bool
  public let modifiers: Modifiers
  /// Entries of ``SyntaxFile/bindings``.
  public let bindings: ListSlice
  /// From the first attribute or modifier on.
  public let span: TokenSpan
}

/// One name that a `let` or `var` declares.
public struct Binding: Sendable {
  /// The name's token, or -1 for a tuple pattern.
  public let name: Int32
  /// The tuple pattern, read as the tuple that it looks like.
  public let pattern: ExpressionID?
  public let type: TokenSpan?
  public let initialValue: ExpressionID?
  /// A getter, setter or observer; entries of ``SyntaxFile/functions``.
  public let accessors: ListSlice
}

/// A function, an initializer, a subscript or an accessor.
public struct FunctionDeclaration: Sendable {
  public enum Kind: Sendable, Hashable {
    case function, initializer, deinitializer, subscripted
    case getter, setter, observer
  }

  public let kind: Kind
  public let modifiers: Modifiers
  /// The token of its name, or of `init`, `get` …; for an implicit getter, the opening brace.
  public let name: Int32
  /// Entries of ``SyntaxFile/parameters``.
  public let parameters: ListSlice
  public let returnType: TokenSpan?
  /// `nil` in a protocol, and for an accessor without a body.
  public let body: Block?
  public let span: TokenSpan
}

/// One parameter of a function.
public struct Parameter: Sendable {
  /// The token of the outer label (possibly `_`); the same as `name` where only one is written.
  public let label: Int32
  public let name: Int32
  public let type: TokenSpan?
  public let defaultValue: ExpressionID?
}

/// A class, struct, enum, actor, protocol or extension.
public struct TypeDeclaration: Sendable {
  public enum Kind: Sendable, Hashable {
    case `class`, `struct`, `enum`, actor, `protocol`, `extension`
  }

  public let kind: Kind
  public let modifiers: Modifiers
  /// The tokens of the name; several for `extension Outer.Inner`.
  public let name: TokenSpan
  /// Each inherited type or conformance, entries of ``SyntaxFile/typeSpans``.
  public let inherited: ListSlice
  /// Entries of ``SyntaxFile/members``. Members under `#if` are listed like the others.
  public let members: ListSlice
  public let span: TokenSpan
}

/// One member of a type.
public enum Member: Sendable {
  case variable(VariableID)
  case function(FunctionID)
  case type(TypeID)
}
