import LayoutModel
import LightSyntax
import SourceText

/// What an expression stands for, as far as it is known at the desk.
///
/// What is large is boxed, and all else is not: most values are references, and boxing each took a fiftieth of a run.
enum Value: Sendable {
  case unknown(Doubt)
  /// Something with a name: usually a view.
  case reference(Reference)
  /// A new object that has no name yet, and what it is made with.
  indirect case created(type: String, with: CreationArguments = CreationArguments())
  indirect case anchor(Reference, Attribute, SourceRange)
  /// A member that is spelt like an anchor but is none of UIKit's.
  indirect case strangeAnchor(name: String, SourceRange)
  /// The distance from one anchor to another: the second one's place less the first one's.
  indirect case distance(from: (Reference, Attribute), to: (Reference, Attribute))
  case constraint(Int)
  /// Array elements; not complete if others may stand between or after them.
  case list([Value], isComplete: Bool)
  indirect case number(Number)
  indirect case string(StringValue)
  indirect case dictionary(DictionaryValue)
  case boolean(Bool)
  case type(String)
  /// `.name`.
  case symbol(String)
  indirect case closure(ClosureValue)
  case tuple([TupleElement])
  /// The names of `\Type.first.second`.
  case keyPath([String])
  /// A rectangle, a size, a point or edge insets.
  indirect case geometry(Geometry)
  /// What means something to one dialect only.
  indirect case dialect(any DialectValue)
  indirect case choice(Choice)
  case nothing
}

/// One value of a tuple.
struct TupleElement: Sendable {
  /// Empty where there is none.
  var label: String
  var value: Value
}

/// What a new object is made with, as far as it tells of layout.
struct CreationArguments: Sendable {
  var frame: Geometry?
  /// What a stack view is given to arrange, if that is known.
  var arranging: [Value]?
  /// Whether it is given something that may be its content.
  var isFilled = false
  /// Whether it may be of a subclass of its class, as what a function returns may.
  var mayBeOfSubclass = false
  /// Whether it is given a frame that is not zero.
  var isFramed = false
  /// The initializer, if it is not the system's: `init(withAutoLayout:)`.
  var strangeInitializer: String?
  /// Whether the initializer switches the autoresizing mask of what it makes off.
  var switchesMaskOff = false

  /// Whether it is certainly the same.
  func isSame(as other: CreationArguments) -> Bool {
    frame == other.frame && isFilled == other.isFilled && isFramed == other.isFramed
      && mayBeOfSubclass == other.mayBeOfSubclass
      && strangeInitializer == other.strangeInitializer
      && switchesMaskOff == other.switchesMaskOff && arranging == nil && other.arranging == nil
  }
}

/// A number, with the source that spells it.
package struct Number: Hashable, Sendable {
  /// `nil` where it is known only at run time.
  package var value: Double?
  /// Whether it is spelt as a plain number, such as `16` or `-16`.
  package var isLiteral: Bool
  /// The code of the number; empty for a default. Unknown numbers with the same text count as equal, so the text of a
  /// number that a helper computes also names the call.
  package var text: String
  /// What it is made of, where frames are read and it is known at run time only; else `nil`.
  var measure: Measure?
  /// What it is on a screen of a given size, where frames are read and it depends on nothing else; else `nil`.
  var onScreen: ScreenLength?

  /// The source alone.
  package var source: String {
    let parts = text.split(separator: callMark, omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(String(parts[0])) { $0 + $1.drop(while: \.isNumber) }
  }

  package init(value: Double?, isLiteral: Bool, text: String) {
    self.value = value
    self.isLiteral = isLiteral
    self.text = text
  }

  static func implicit(_ value: Double) -> Number {
    Number(value: value, isLiteral: true, text: "")
  }
}

/// Why a value is not known.
enum Doubt: Hashable, Sendable {
  case call(String)
  case changesInLoop(String)
  case branches(String)
  case choice(String)
  /// A function that gives back different things.
  case results(String)
  case parameter(String)
  case property(String)
  case unread(String)
  /// Code that is too large to be followed, in words.
  case limit(String)

  /// The code whose value is not known.
  var code: String {
    switch self {
    case .call(let code), .changesInLoop(let code), .branches(let code), .choice(let code),
      .results(let code), .parameter(let code), .property(let code), .unread(let code),
      .limit(let code):
      code
    }
  }

  /// What a user is told about an anchor or a view whose value is not known.
  var reason: String {
    switch self {
    case .call(let name): "'\(name)' is a call whose result is not known"
    case .changesInLoop(let name): "'\(name)' changes with each iteration of a loop"
    case .branches(let name): "'\(name)' is assigned on several code paths"
    case .choice(let text): "'\(text)' chooses between several values"
    case .results(let name): "'\(name)' returns one of several values"
    case .parameter(let name):
      "'\(name)' is a parameter whose value is known only where the function is called"
    case .property(let name): "'\(name)' is a property whose value is not known"
    case .unread(let text): "'\(text)' could not be resolved"
    case .limit(let words): "\(words) is too complex to be analyzed"
    }
  }
}

/// One alternative of a branch in the code.
package struct Branch: Hashable, Sendable {
  package var site: BranchSite
  package var alternative: Int
  /// The condition as it is written.
  package var name: String
}

/// What identifies a branching statement.
package struct BranchSite: Hashable, Sendable {
  /// The byte at which what decides starts.
  package var byte: Int
  /// The call to the helper in which it is run; 0 outside helpers.
  package var call = 0
  /// The iteration of a loop in which it is run, if the condition differs between iterations; otherwise 0.
  package var turn = 0
}

/// What stands between a text and the number of the call in which it is read.
let callMark = " of call "
