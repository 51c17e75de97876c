import LightSyntax
import SourceText
import UIKitFacts

/// A way of writing layout: the words that are its own, how it is read, and how what was read is settled.
///
/// The reader runs code without knowing any. Wherever code may mean layout it asks the dialects, in the order of
/// ``all``, and the first that answers is taken. What a dialect does not state, it does not take part in.
/// A new one is a folder with such a value, and a line in ``all``.
struct Dialect: Sendable {
  /// What its constraints are called in dumps, and how code makes them; empty where it makes none.
  var makes: [(name: DialectName, form: MakingForm)] = []
  /// The module that files import for it; `nil` for what the system has.
  var library: LayoutLibrary?
  /// Whether it reads nothing in a project of which no file imports its library.
  var needsImport = false
  /// The words that tell that it may be written somewhere.
  var words = DialectWords()
  /// Whether it gives frames, and so is asked only where these are read.
  var givesFrames = false

  /// What a call to a name that stands alone gives: `max(a, b)`.
  var readFunction: (@Sendable (TypeReader, NamedCall) -> Value?)?
  /// What a call to a member gives of which not even the receiver has been evaluated: a chain that is read as a whole.
  var readChain: (@Sendable (TypeReader, ChainedCall) -> Value?)?
  /// What a method gives, also one of `self` that is called by its name alone.
  var readMethod: (@Sendable (TypeReader, MethodCall) -> Value?)?
  /// What an initializer makes.
  var readInitializer: (@Sendable (TypeReader, InitializerCall) -> Value?)?
  /// What a member is.
  var readMember: (@Sendable (TypeReader, MemberAccess) -> Value?)?
  /// What an operator gives, or does to what is on its left, of which neither side has been evaluated.
  var readOperation: (@Sendable (TypeReader, Operation) -> Value?)?
  /// What an operator gives of two values, or does to the first: `+=` changes what its name stands for.
  var readCombination: (@Sendable (TypeReader, Combination) -> Value?)?
  /// What a prefix or postfix operator gives.
  var readSign: (@Sendable (TypeReader, SignedOperand) -> Value?)?
  /// What a parameter stands for of which only the type is known.
  var readParameter: (@Sendable (TypeReader, _ name: String, _ type: String) -> Value?)?
  /// Reads an assignment; tells whether that is all that it does.
  var readAssignment: (@Sendable (TypeReader, Assignment) -> Bool)?

  /// A new object got a name.
  var noteCreation:
    (@Sendable (TypeReader, Reference, _ type: String, CreationArguments, SourceRange) -> Void)?
  /// A name was given a value.
  var noteStored: (@Sendable (TypeReader, Reference, Value, SourceRange) -> Void)?
  /// A method was called on a thing with a name, and nobody knows it.
  var noteUnknownMethod: (@Sendable (TypeReader, Reference, MethodCall) -> Void)?
  /// A value went to a function that nobody knows.
  var noteHandedOn: (@Sendable (TypeReader, Value, _ function: String, SourceRange) -> Void)?
  /// A value was lost: an expression is a statement of its own.
  var noteDropped: (@Sendable (TypeReader, Value, ExpressionID) -> Void)?

  /// The names of the functions and methods that make constraints.
  var makers: [String] = []
  /// Whether a call to one of ``makers`` that was never run is spelt like one that makes constraints.
  var isSpeltAsMaker: (@Sendable (TypeReader, UnreadCall) -> Bool)?
  /// Decides what is in force of what was recorded, when all code has been read.
  var settle: (@Sendable (TypeReader) -> Void)?
  /// Which of its numbers are numbers of layout.
  var numbers = DialectNumbers()

  /// All ways of writing layout, in the order in which they are asked.
  static let all: [Dialect] = [
    anchors, itemConstructors, visualFormats, snapKit, pureLayout, tinyConstraints, easyPeasy,
    anchorage, stevia, cartography, frames, pinLayout, notAutoLayout, rows, viewHierarchy,
    constraintChanges, stacks, contentPriorities,
  ]
}

/// Whether some dialect reads or recognizes members of this name, and so determines what they do to a view.
package func isReadByDialects(_ member: String) -> Bool {
  dialectWords.contains(member) || member.hasSuffix("Anchor")
    || member.hasPrefix(SnapKitCall.formerPrefix) || configuringMethods.contains(member)
}

private let dialectWords = NameSet(
  Dialect.all.lazy.filter { !$0.givesFrames }.map(\.words).flatMap { $0.building + $0.changing })

/// Words that tell of layout in a file.
struct DialectWords: Sendable {
  /// Without one of all dialects' words, no layout is built in a file.
  var building: [String] = []
  /// Words that stand once in a file, whose other words of layout are common ones: all its code may build some.
  var everywhere: [String] = []
  /// What gives views frames.
  var framing: [String] = []
  /// What changes layout that other code built, or builds constraints without a type's name.
  var changing: [String] = []
  /// What builds layout only in a file that imports the dialect's library: `top`, `width`.
  var ordinary: [String] = []
}

/// A call to a name that stands alone.
struct NamedCall {
  let id: ExpressionID
  let name: String
  let arguments: ListSlice
}

/// A call to a member of something that was not evaluated.
struct ChainedCall {
  let id: ExpressionID
  let base: ExpressionID
  let name: String
  let arguments: ListSlice
}

/// A call to a method.
struct MethodCall {
  let id: ExpressionID
  let receiver: Value
  /// Whether the receiver is `self`, and is not written.
  var isImplicit = false
  let name: String
  let arguments: ListSlice
}

/// A call to a type, or of `.init`.
struct InitializerCall {
  let id: ExpressionID
  /// `nil` where it is left to the compiler.
  let type: String?
  let arguments: ListSlice
  let values: [Value]
}

/// `base.name`.
struct MemberAccess {
  let id: ExpressionID
  let base: Value
  let name: String
  /// Where the name stands.
  let nameRange: SourceRange
}

/// Two expressions with an operator between them, neither of which was evaluated.
struct Operation {
  let id: ExpressionID
  let left: ExpressionID
  let symbol: String
  let right: ExpressionID
}

/// `target = value`.
struct Assignment {
  let target: ExpressionID
  /// What has the property that is assigned; `nil` where the target is no member.
  let base: ExpressionID?
  /// The property or the name that is assigned; empty for any other target.
  let property: String
  let value: Value
  /// The expression that gives the value.
  let source: ExpressionID
}

/// Two values with an operator between them.
struct Combination {
  let id: ExpressionID
  let left: ExpressionID
  var first: Value
  let symbol: String
  let right: ExpressionID
  var second: Value
}

/// A value with an operator before or after it.
struct SignedOperand {
  let id: ExpressionID
  let symbol: String
  let isPrefix: Bool
  let operand: ExpressionID
  let value: Value
}

/// A call that reading never came to.
struct UnreadCall {
  let callee: ExpressionID
  let name: String
  let arguments: ListSlice
}

/// The dialects that take part in each question, in their order: most take part in few.
final class DialectTable: Sendable {
  let functions: [@Sendable (TypeReader, NamedCall) -> Value?]
  let chains: [@Sendable (TypeReader, ChainedCall) -> Value?]
  let methods: [@Sendable (TypeReader, MethodCall) -> Value?]
  let initializers: [@Sendable (TypeReader, InitializerCall) -> Value?]
  let members: [@Sendable (TypeReader, MemberAccess) -> Value?]
  let operations: [@Sendable (TypeReader, Operation) -> Value?]
  let parameters: [@Sendable (TypeReader, String, String) -> Value?]
  let assignments: [@Sendable (TypeReader, Assignment) -> Bool]
  let combinations: [@Sendable (TypeReader, Combination) -> Value?]
  let signs: [@Sendable (TypeReader, SignedOperand) -> Value?]
  let creations: [@Sendable (TypeReader, Reference, String, CreationArguments, SourceRange) -> Void]
  let storings: [@Sendable (TypeReader, Reference, Value, SourceRange) -> Void]
  let unknownMethods: [@Sendable (TypeReader, Reference, MethodCall) -> Void]
  let handovers: [@Sendable (TypeReader, Value, String, SourceRange) -> Void]
  let drops: [@Sendable (TypeReader, Value, ExpressionID) -> Void]
  let makers: [@Sendable (TypeReader, UnreadCall) -> Bool]
  let settlings: [@Sendable (TypeReader) -> Void]

  private init(_ dialects: [Dialect]) {
    functions = dialects.compactMap(\.readFunction)
    chains = dialects.compactMap(\.readChain)
    methods = dialects.compactMap(\.readMethod)
    initializers = dialects.compactMap(\.readInitializer)
    members = dialects.compactMap(\.readMember)
    operations = dialects.compactMap(\.readOperation)
    parameters = dialects.compactMap(\.readParameter)
    assignments = dialects.compactMap(\.readAssignment)
    combinations = dialects.compactMap(\.readCombination)
    signs = dialects.compactMap(\.readSign)
    creations = dialects.compactMap(\.noteCreation)
    storings = dialects.compactMap(\.noteStored)
    unknownMethods = dialects.compactMap(\.noteUnknownMethod)
    handovers = dialects.compactMap(\.noteHandedOn)
    drops = dialects.compactMap(\.noteDropped)
    makers = dialects.compactMap(\.isSpeltAsMaker)
    settlings = dialects.compactMap(\.settle)
  }

  private static let withFrames = DialectTable(Dialect.all)
  private static let withoutFrames = DialectTable(Dialect.all.filter { !$0.givesFrames })
  private static let ofSystem = DialectTable(Dialect.all.filter { !$0.needsImport })
  private static let ofSystemWithoutFrames = DialectTable(
    Dialect.all.filter { !$0.needsImport && !$0.givesFrames })

  /// - Parameters:
  ///   - readsFrames: whether frames that code assigns are read.
  ///   - importsLibrary: whether any file imports a library whose dialect needs that.
  static func reading(frames readsFrames: Bool, importsLibrary: Bool) -> DialectTable {
    if importsLibrary { return readsFrames ? withFrames : withoutFrames }
    return readsFrames ? ofSystem : ofSystemWithoutFrames
  }
}

extension Collection {
  /// What the first gives that gives anything.
  @inline(__always)
  func first<Result>(giving result: (Element) -> Result?) -> Result? {
    for element in self {
      if let value = result(element) { return value }
    }
    return nil
  }
}
