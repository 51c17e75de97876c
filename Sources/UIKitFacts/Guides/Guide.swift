/// A rectangle of a view or a controller that views can be constrained to.
package enum Guide: String, Hashable, Sendable, CaseIterable {
  case safeArea = "safeAreaLayoutGuide"
  case layoutMargins = "layoutMarginsGuide"
  case readableContent = "readableContentGuide"
  case keyboard = "keyboardLayoutGuide"
  case content = "contentLayoutGuide"
  case frame = "frameLayoutGuide"
  case top = "topLayoutGuide"
  case bottom = "bottomLayoutGuide"

  /// The guide of that name, if it is one's.
  package static func named(_ name: String) -> Guide? { table[name] }

  private static let table = FactTable(allCases, by: \.name)

  /// The guide that the last member of a path names: `view.safeAreaLayoutGuide`.
  package init?(endOf path: String) {
    guard let guide = Guide.named(Guide.lastMember(of: path)) else { return nil }
    self = guide
  }

  /// `safeAreaLayoutGuide` of `view.safeAreaLayoutGuide`.
  package static func lastMember(of path: String) -> String {
    let period = path.utf8.lastIndex(of: UInt8(ascii: "."))
    return period.map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }

  /// The name of the property that returns it.
  package var name: String { rawValue }

  /// The classes that have it.
  /// Source: Apple, `UIView`, `UIScrollView` and `UIViewController`, "Layout guides".
  package var owners: [String] {
    switch self {
    case .safeArea, .layoutMargins: [ClassName.view, ClassName.nsView]
    case .readableContent, .keyboard: [ClassName.view]
    case .content, .frame: [ClassName.scrollView]
    case .top, .bottom: [ClassName.viewController]
    }
  }

  /// The first version of iOS that has it.
  /// Source: Apple, the page of each property.
  package var introduced: Int {
    switch self {
    case .top, .bottom: 7
    case .layoutMargins, .readableContent: 9
    case .safeArea, .content, .frame: 11
    case .keyboard: 15
    }
  }

  /// Since when it is deprecated, and what takes its place.
  package var deprecation: Deprecation? {
    switch self {
    case .top, .bottom:
      Deprecation(since: 11, replacement: "the view's \(Guide.safeArea.name)")
    case .safeArea, .layoutMargins, .readableContent, .keyboard, .content, .frame: nil
    }
  }

  /// The property that contains its distances from its owner's edges, if there is one.
  package var insets: String? {
    switch self {
    case .safeArea: MemberName.safeAreaInsets
    case .layoutMargins: MemberName.layoutMargins
    case .readableContent, .keyboard, .content, .frame, .top, .bottom: nil
    }
  }

  /// For the strips that bars cover: the side that faces the content, and the corresponding edge of the safe area.
  package var contentSide: (own: String, safeArea: String)? {
    switch self {
    case .top: ("bottom", "top")
    case .bottom: ("top", "bottom")
    case .safeArea, .layoutMargins, .readableContent, .keyboard, .content, .frame: nil
    }
  }

  /// Guides that each of their owners has on every system that layout code is written for.
  ///
  /// Not included is `keyboardLayoutGuide`, which callers do not need.
  package static let neverMissing = Set(allCases.lazy.filter { $0 != .keyboard }.map(\.name))

  /// Guides of any view that are inset from its edges, as far as callers use them.
  package static let inset: Set<Guide> = [.safeArea, .layoutMargins, .readableContent]
}

/// Since when something should not be used any more.
package struct Deprecation: Hashable, Sendable {
  /// The version of iOS.
  package let since: Int
  /// What to use: `contentInsetAdjustmentBehavior of the scroll view`.
  package let replacement: String

  /// Of the guide or the member of that name, if it is deprecated.
  package static func named(_ name: String) -> Deprecation? {
    Guide.named(name)?.deprecation ?? Member.named(name)?.deprecation
  }

  /// The names of all guides and members that are deprecated.
  package static let names: Set<String> = Set(
    Guide.allCases.filter { $0.deprecation != nil }.map(\.name)
      + Member.all.filter { $0.deprecation != nil }.map(\.name))
}
