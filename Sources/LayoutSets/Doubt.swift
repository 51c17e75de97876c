import LayoutDialects
import SourceText

/// Why it is not certain that all code that positions an item was read.
///
/// A verdict about an item that lacks a constraint needs an item without doubts; a conflict does not.
package enum Doubt: String, Hashable, Sendable, CaseIterable {
  /// The code does not make it: an outlet, a parameter, the result of a call.
  case notCreated
  /// No constraint speaks of it: it may be laid out by frames, or not at all, as in tests.
  case unconstrained
  /// It has no plain name by which other uses could be found.
  case unnamed
  /// No call is seen that adds it to a view.
  case notAdded
  /// One name is given to several objects, or one object to several superviews.
  case severalLives
  /// A stack view, or another view that lays out its own children, holds it.
  case arranged
  /// A stack view leaves it out at times.
  case away
  /// Its class is not known.
  case unknownClass
  /// Its autoresizing mask may place it.
  case keepsMask
  /// A function that is not read gets hold of it, or a method of it that is not read may place it.
  case handedOn
  /// Code of another type may constrain it.
  case reached
  /// A constraint library that is not read is called on it, or a call that could not be read.
  case unread
  /// Code sets its frame.
  case framed
  /// It is used in a way that is not followed: kept in a list, captured, assigned to something else.
  case mentioned
  /// A subclass in the project speaks of it, and may constrain it.
  case subclassed
  /// There are extensions of the type, or types of its name, that are not read together with it.
  case splitType
  /// A call that could not be read may constrain it.
  case unresolvedCall
  /// A view inside it is doubtful, and may stand for several: what is not seen of it may give this one its size.
  case doubtfulChild
}

/// A doubt about an item, and what in the code gives rise to it.
package struct DoubtCause: Sendable {
  package let doubt: Doubt
  /// The function, member or other name that gives rise to it, where there is one.
  package var name: String?
  /// If it is a member of the view, what the code does with it.
  package var access: MemberAccessKind?
  /// The index of a file among those read, and a place in it.
  package var site: (file: Int, range: SourceRange)?

  init(_ doubt: Doubt, _ name: String? = nil, at site: (file: Int, range: SourceRange)? = nil) {
    self.doubt = doubt
    self.name = name
    self.site = site
  }

  init(_ doubt: Doubt, _ call: ItemDescription.NamedCallSite) {
    self.init(doubt, call.name, at: (call.file, call.range))
  }
}

extension Doubt {
  /// Whether constraints on the item may be in force that are not seen.
  var hidesConstraints: Bool {
    switch self {
    case .notCreated, .unnamed, .severalLives, .handedOn, .reached, .unread, .mentioned,
      .unresolvedCall,
      .splitType, .subclassed:
      true
    case .unconstrained, .notAdded, .arranged, .away, .unknownClass,
      .keepsMask, .framed, .doubtfulChild:
      false
    }
  }
}

/// What is known of an item's place before solving.
package enum Standing: Hashable, Sendable {
  /// Its frame is given from outside: the scope's container.
  case container
  /// A guide that a view owns.
  case ownedGuide
  /// All that places it is seen.
  case visible
  case doubtful(Doubt)
}
