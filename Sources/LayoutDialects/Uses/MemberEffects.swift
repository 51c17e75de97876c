import UIKitFacts

/// What using a member does to its object, with regard to layout.
package struct MemberEffects: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Sets its position or size.
  package static let places = MemberEffects(rawValue: 1 << 0)
  /// Adds, removes or lists its constraints.
  package static let constrains = MemberEffects(rawValue: 1 << 1)
  /// Changes its content, which may determine its intrinsic size.
  package static let fills = MemberEffects(rawValue: 1 << 2)
  /// Switches its autoresizing mask.
  package static let switchesMask = MemberEffects(rawValue: 1 << 3)
  /// Passes it to code that is not analyzed, or stores it.
  package static let handsOn = MemberEffects(rawValue: 1 << 4)
  /// Shows or hides it.
  package static let hides = MemberEffects(rawValue: 1 << 5)
  /// Sets how what is in it is laid out.
  package static let arranges = MemberEffects(rawValue: 1 << 6)
  /// Takes it out of its superview.
  package static let removes = MemberEffects(rawValue: 1 << 7)
  /// Returns the object itself, so the rest of a chain also applies to it.
  package static let givesItself = MemberEffects(rawValue: 1 << 8)
  /// Neither the project nor the tables of the system's classes contain the member.
  package static let unknown = MemberEffects(rawValue: 1 << 9)
  /// Adds views or guides to it, whose constraints may give it a size.
  package static let adds = MemberEffects(rawValue: 1 << 10)
  /// Makes a plain view seen, or lets it take touches.
  package static let paints = MemberEffects(rawValue: 1 << 11)

  /// After any of these, code that was not read may position it.
  package static let hidden: MemberEffects = [.constrains, .switchesMask, .handsOn, .unknown]
}

/// How code uses a member.
package enum MemberAccessKind: Hashable, Sendable {
  case read, assigned, called
}

/// A member of UIKit's or AppKit's classes: syntax has members of its own.
typealias SystemMember = Member

extension Member {
  /// The system's member that code means by a name: `box.center(in: card)` is a method of the project's, as `center` is a
  /// property.
  static func named(_ name: String, _ access: MemberAccessKind) -> Member? {
    guard let member = named(name) else { return nil }
    return access == .called && member.traits.contains(.placesByAssignment) ? nil : member
  }

  /// What using it does to the object that has it.
  func effects(_ access: MemberAccessKind) -> MemberEffects {
    let isUsed = access != .read
    return isUsed && Self.showingPlainViews.contains(name)
      ? layoutEffects(isUsed: true).union(.paints) : layoutEffects(isUsed: isUsed)
  }

  private func layoutEffects(isUsed: Bool) -> MemberEffects {
    if traits.contains(.loadsContent) { return .fills }
    switch effect {
    case .places, .sizes: return isUsed ? .places : []
    case .fills: return isUsed ? .fills : []
    case .shows: return isUsed && Spelling.isHidden.contains(name) ? .hides : []
    case .arranges: return isUsed ? .arranges : []
    case .adds: return isUsed ? .adds : []
    case .removes: return name.hasPrefix(MemberName.removeFromSuperview) ? .removes : []
    case .constrains, .releases: return .constrains
    case .switchesMask: return .switchesMask
    case .handsOut(.constraints): return .constrains
    case .handsOut(.anchor): return .constrains
    case .neutral, .takesView, .prioritizes, .asksForLayout, .measures,
      .handsOut(.view), .handsOut(.views), .handsOut(.guide):
      return []
    }
  }
}

extension Member {
  /// What using a member of this member does to the object that has this one: `layer.frame = …`.
  ///
  /// - Parameter inner: the members that are used behind it.
  func effects(ofInner inner: @autoclosure () -> [String], _ access: MemberAccessKind)
    -> MemberEffects
  {
    if traits.contains(.loadsContent) { return .fills }
    // What is bound to a property may be assigned at any time.
    if traits.contains(.namespace) { return Self.effects(of: inner(), .assigned) }
    switch effect {
    // `titleLabel?.font = …` is content of the button that owns the label.
    case .shows, .handsOut(.view):
      let inner = Self.effects(of: inner(), access).intersection(name == "layer" ? .places : .fills)
      return access != .read && Self.showingPlainViews.contains(name) ? inner.union(.paints) : inner
    case .places, .sizes, .fills, .arranges:
      // `frame.size.width = 8`; `frame.insetBy(…)` is computed.
      return access == .assigned ? effects(.assigned) : []
    default: return effects(.read)
    }
  }

  private static func effects(of names: [String], _ access: MemberAccessKind) -> MemberEffects {
    names.reduce(into: []) { $0.formUnion(named($1)?.effects(access) ?? []) }
  }
}

/// What the members of a class do to their own object.
struct OwnEffects: Sendable {
  var all: MemberEffects = []
  /// Those that the system calls.
  var ofSystemMethods: MemberEffects = []
}
