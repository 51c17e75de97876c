/// What is known about a member of views, controllers and constraints in UIKit and AppKit.
///
/// Members are recognized by their names alone, because code is read without the system's types.
package struct Member: Hashable, Sendable {
  package let name: String
  package let effect: Effect
  package let traits: Traits
  /// Since when it is deprecated, and what takes its place.
  package let deprecation: Deprecation?

  /// What using it does to the layout of the object that has it.
  package enum Effect: Hashable, Sendable {
    /// Nothing: neither its place, nor its size, nor what is in it.
    case neutral
    /// Sets where it lies.
    case places
    /// Sets how large it is.
    case sizes
    /// Changes its content, and with it the size that it has of its own.
    case fills
    /// Shows, hides or moves it, or its content, on the screen, while layout counts it where it is.
    case shows
    /// Sets how what is in it is laid out: spacing, margins, insets, the axis of a stack.
    case arranges
    /// Makes another view or guide a part of it.
    case adds
    /// Keeps another view, and places it by itself.
    case takesView
    /// Takes a part away, or the view itself out of its superview.
    case removes
    /// Puts constraints in force.
    case constrains
    /// Takes constraints out of force.
    case releases
    /// Switches the constraints of its autoresizing mask on or off.
    case switchesMask
    /// Sets how strongly its content keeps its size.
    case prioritizes
    /// Asks for layout now, or for some later time.
    case asksForLayout
    /// Only tells how large something is, or of which kind.
    case measures
    case handsOut(HandedOut)
  }

  /// What a member gives to others, who may lay it out.
  package enum HandedOut: Hashable, Sendable {
    case view, views, guide, constraints, anchor
  }

  init(
    _ name: String, _ effect: Effect, _ traits: Traits = [], deprecated: Deprecation? = nil
  ) {
    self.name = name
    self.effect = effect
    self.traits = traits
    deprecation = deprecated
  }
}

extension Member {
  package struct Traits: OptionSet, Hashable, Sendable {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A call to it, even with the view as an argument, does not position or size the view, and changes nothing in it
    /// except its content.
    package static let leavesViewAlone = Traits(rawValue: 1 << 0)
    /// Positions or sizes the view, or releases it from its position, in ways that are not analyzed.
    package static let placesUnread = Traits(rawValue: 1 << 1)
    /// Places the view where it is assigned.
    package static let placesByAssignment = Traits(rawValue: 1 << 2)
    /// Removes what an earlier call created, or lists it, perhaps to remove it.
    package static let takesBack = Traits(rawValue: 1 << 3)
    /// Contains lengths that determine a layout.
    package static let holdsLength = Traits(rawValue: 1 << 4)
    /// Keeps neighbours apart.
    package static let keepsApart = Traits(rawValue: 1 << 5)
    /// Concerns windows, keyboards or the whole screen.
    package static let aboutWindows = Traits(rawValue: 1 << 6)
    /// Distinguishes kinds of screens.
    package static let tellsScreens = Traits(rawValue: 1 << 7)
    /// Changes with the window or with the surroundings of the view.
    package static let followsWindow = Traits(rawValue: 1 << 8)
    /// A system class has a property of this name, so a subclass cannot declare another one.
    package static let nameTaken = Traits(rawValue: 1 << 9)
    /// Changes the size of some content in ways that a migration would have to reproduce.
    package static let changesContent = Traits(rawValue: 1 << 10)
    /// Rotates or scales a view, so that its frame is not the one that layout computes.
    package static let transforms = Traits(rawValue: 1 << 11)
    /// Contains a rectangle, a size, a point or insets, each of whose parts is a `CGFloat`.
    package static let holdsGeometry = Traits(rawValue: 1 << 12)
    /// Gives a view or a guide that is always there.
    package static let neverMissing = Traits(rawValue: 1 << 13)
    /// Returns the view that encloses the code's views: the type's own view, or the one around it.
    package static let enclosing = Traits(rawValue: 1 << 14)
    /// Adds a view to those that a stack or a grid arranges.
    package static let arrangesView = Traits(rawValue: 1 << 15)
    /// Scales by the user's size of text.
    package static let scalesText = Traits(rawValue: 1 << 16)
    /// Asks where a touch falls.
    package static let asksForTouches = Traits(rawValue: 1 << 17)
    /// Activates constraints, on one view or with a class method.
    package static let activates = Traits(rawValue: 1 << 18)
    /// Adds or lists the constraints of a view.
    package static let holdsConstraints = Traits(rawValue: 1 << 19)
    /// A library's member that sets the view's content in any case: `icon.kf.setImage(with: url)`.
    package static let loadsContent = Traits(rawValue: 1 << 21)
    /// A library's member that gives access to the view's own properties: `icon.rx.image`.
    package static let namespace = Traits(rawValue: 1 << 22)
    /// The size of the content then changes with the user's size of text, at any time.
    package static let followsTextSize = Traits(rawValue: 1 << 23)
    /// The size of the content then changes with the state of the view, such as a touch, at any time.
    package static let followsState = Traits(rawValue: 1 << 24)
    /// Text or alignment of a control, which hides no view, but changes what is visible if two views are at the same
    /// place.
    package static let changesLook = Traits(rawValue: 1 << 20)
  }

  /// All members, each once.
  package static let all: [Member] = [
    hierarchy, constraints, geometry, stacks, handedOut, slots, contents, looks, calls, screens,
    methods, others, libraries, controllers,
  ].flatMap { $0 }

  /// The member of that name in any class; `nil` if the table has none.
  package static func named(_ name: String) -> Member? { table[name] }

  private static let table = FactTable(all, by: \.name)

  /// The names of all members with all of these traits.
  package static func names(with traits: Traits) -> Set<String> {
    names { $0.traits.isSuperset(of: traits) }
  }

  /// The names of all members with one of these effects.
  package static func names(_ effects: Effect...) -> Set<String> {
    names { effects.contains($0.effect) }
  }

  private static func names(where isWanted: (Member) -> Bool) -> Set<String> {
    let all = all
    var names: Set<String> = []
    for index in all.indices where isWanted(all[index]) { names.insert(all[index].name) }
    return names
  }
}
