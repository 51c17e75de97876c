import LayoutModel

/// What is known about a class of views, controllers or guides in UIKit or AppKit.
package struct ViewClass: Hashable, Sendable {
  package enum Role: Hashable, Sendable {
    case view, stack, scroll, controller, tableCell, collectionCell, guide, window
  }

  package var name: String { facts.name }
  /// The next superclass in this table; `nil` for a root: `UIView`, `NSView`, a controller, a guide, `NSWindow`.
  package var superclass: String? { facts.superclass }
  package let role: Role
  /// The axes on which it has an intrinsic size. Source: Apple, `UIView.intrinsicContentSize` and the guide's table of
  /// intrinsic sizes.
  package var intrinsicAxes: Set<Axis> { facts.intrinsicAxes }
  package var contentSize: ContentSize { facts.contentSize }
  /// The axes on which it hugs its content at 750 rather than 250, when it is made in code.
  package var closeHuggingAxes: Set<Axis> { facts.closeHuggingAxes }
  package let traits: Traits
  /// The views that it creates itself, without those of its superclasses.
  package var ownViews: [OwnView] { facts.ownViews }

  private let facts: Facts

  /// What is seldom asked for. All copies of a class share it, since the table is asked about every item: a copy of all
  /// fields counts eight references.
  private final class Facts: Sendable {
    let name: String
    let superclass: String?
    let intrinsicAxes: Set<Axis>
    let contentSize: ContentSize
    let closeHuggingAxes: Set<Axis>
    let ownViews: [OwnView]

    init(
      _ name: String, _ superclass: String?, _ axes: Set<Axis>, _ content: ContentSize,
      _ hugs: Set<Axis>, _ own: [OwnView]
    ) {
      self.name = name
      self.superclass = superclass
      intrinsicAxes = axes
      contentSize = content
      closeHuggingAxes = hugs
      ownViews = own
    }
  }

  /// Where a size of its own comes from.
  package enum ContentSize: Hashable, Sendable {
    /// It is as large as it is told, and no more.
    case never
    /// It has one while it holds something, which the members give it.
    case whileHolding(Set<String>)
    /// It has one on its intrinsic axes, and perhaps on others.
    case perhaps
  }

  package struct Traits: OptionSet, Hashable, Sendable {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Of AppKit only.
    package static let appKit = Traits(rawValue: 1 << 0)
    /// Its views position neither themselves nor, except for their content, what is in them.
    package static let plain = Traits(rawValue: 1 << 1)
    /// It extends across the screen, and its content is visible below or above it.
    package static let bar = Traits(rawValue: 1 << 2)
    /// Two of them at the same place are probably a mistake: their texts cover each other.
    package static let showsOneText = Traits(rawValue: 1 << 3)
    /// A new one may have a size though no frame was given.
    package static let sizedWhenMade = Traits(rawValue: 1 << 4)
    /// Another framework draws a picture in it, at any size.
    package static let renderSurface = Traits(rawValue: 1 << 5)
    /// Its height depends on its width: it shows text of several lines.
    package static let wrapsText = Traits(rawValue: 1 << 6)
    /// It has the same size whatever room it is offered.
    package static let oneSize = Traits(rawValue: 1 << 7)
    /// Its y axis starts at its upper edge, although it is a class of AppKit.
    package static let flipped = Traits(rawValue: 1 << 8)
    /// It lays out only those parts of its own that code asks for: see ``ViewClass/partMembers``.
    package static let holder = Traits(rawValue: 1 << 9)
    /// Its alignment rectangle, which constraints position, is smaller than its frame. Source: frames that Xcode writes
    /// into storyboards beside constraints, 51 points for a switch of 49 points, and 4 points more than the distance
    /// between two margins for a slider.
    package static let alignedInside = Traits(rawValue: 1 << 10)
  }

  init(
    _ name: String, _ superclass: String?, _ role: Role = .view, axes: Set<Axis> = [],
    content: ContentSize = .perhaps, hugs: Set<Axis> = [], is traits: Traits = [],
    own: [OwnView] = []
  ) {
    self.role = role
    self.traits = traits
    facts = Facts(name, superclass, axes, content, hugs, own)
  }
}

extension ViewClass {
  package static func == (left: ViewClass, right: ViewClass) -> Bool { left.name == right.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension ViewClass {
  /// The class of that name; `nil` if it is not in this table.
  package static func named(_ name: String) -> ViewClass? { mayName(name) ? table[name] : nil }

  /// Whether a name starts with a framework's capitals, like the names of all system classes; most names that are
  /// looked up do not.
  package static func mayName(_ name: String) -> Bool {
    name.utf8.dropFirst().first.map { $0 <= UInt8(ascii: "Z") } ?? false
  }

  /// The names of all classes with all of these traits.
  package static func names(with traits: Traits) -> Set<String> {
    names { $0.traits.isSuperset(of: traits) }
  }

  /// The names of all classes of which something is true.
  package static func names(where isWanted: (ViewClass) -> Bool) -> Set<String> {
    Set(all.lazy.filter(isWanted).map(\.name))
  }

  /// The names of the classes that scroll or have a view that does, and the properties for such views.
  package static let scrollingNames: Set<String> = {
    let scrolling = names { $0.role == .scroll || $0.superclasses.contains(ClassName.scrollView) }
    let owned = all.flatMap { owner in
      owner.ownViews.filter { $0.type.map(scrolling.contains) ?? false }
        .flatMap { [owner.name, $0.name] }
    }
    return scrolling.union(owned).union(["WKWebView", "UIWebView", "scrollView"])
  }()

  /// All classes, those of UIKit first.
  package static let all: [ViewClass] = uiKit + appKit

  private static let table = FactTable(all, by: \.name)

  package var isAppKit: Bool { traits.contains(.appKit) }

  /// Its superclasses in the table, nearest first.
  package var superclasses: [String] {
    var names: [String] = []
    var next = superclass
    while let name = next {
      names.append(name)
      next = ViewClass.named(name)?.superclass
    }
    return names
  }

  /// A view that it has by itself, or that a superclass has.
  package func ownView(named name: String) -> OwnView? {
    if let own = ownViews.first(where: { $0.name == name }) { return own }
    return superclass.flatMap { ViewClass.named($0) }?.ownView(named: name)
  }

  /// The members that make the class show parts that it lays out itself. Source: Apple, `UITableViewCell`,
  /// `UITableViewHeaderFooterView` and `UICollectionViewCell`.
  package var partMembers: Set<String> {
    let classes = [self] + superclasses.compactMap { ViewClass.named($0) }
    let views = classes.flatMap(\.ownViews).filter { $0.tie == .byMask || $0.tie == .byOwner }
    guard !views.isEmpty else { return [] }
    return Set(views.map(\.name)).union([
      "accessoryType", "editingAccessoryType", "contentConfiguration", "backgroundConfiguration",
    ])
  }

  /// The superclasses that every class of its role has, nearest first. The class's own chain may be longer: a button's
  /// contains `UIControl`.
  package var usualSuperclasses: [String] {
    let isAppKit = name.hasPrefix("NS")
    let view = isAppKit ? ClassName.nsView : ClassName.view
    switch role {
    case .view, .stack, .tableCell: return [view]
    // AppKit has no such cell.
    case .collectionCell: return ["UICollectionReusableView", view]
    case .scroll: return [isAppKit ? ClassName.nsScrollView : ClassName.scrollView, view]
    case .controller: return [isAppKit ? ClassName.nsViewController : ClassName.viewController]
    case .window: return isAppKit ? [] : [view]
    case .guide: return []
    }
  }
}

/// A view that an object creates itself, and that a property returns.
package struct OwnView: Hashable, Sendable {
  package let name: String
  /// Its class, where that is sure.
  package let type: String?
  package let tie: Tie

  /// How it is tied to the object that owns it.
  package enum Tie: Hashable, Sendable {
    /// It covers its owner, whatever size that has.
    case fills
    /// The owner sets its frame, counting on the autoresizing mask: switched off, nothing places it.
    case byMask
    /// The owner's own layout places it.
    case byOwner
    /// It is a controller's root view, which the controller's container places.
    case root
    /// It is as large as what is scrolled.
    case scrolled
    /// Code or a nib makes and places it; the owner only keeps it.
    case byCode
  }

  init(_ name: String, _ type: String, _ tie: Tie) {
    self.name = name
    self.type = type
    self.tie = tie
  }

  init(_ name: String, _ tie: Tie) {
    self.name = name
    type = nil
    self.tie = tie
  }
}
