/// The members of UIKit and AppKit that hold geometry from one run of some code to the next.
///
/// Source: Apple, `UIView`, `NSView`, `UIScrollView`, `UIViewController` and `NSLayoutConstraint`.
package enum LastingGeometry {
  /// Those that nothing sets back but code.
  package static let kept: Set<String> = [
    "constant", MemberName.contentInset, MemberName.additionalSafeAreaInsets,
  ]
  package static let properties: Set<String> = kept.union(["frame", "bounds", "center"])
  /// Methods that set one, with its name.
  package static let setters = ["setFrameSize": "frame", "setFrameOrigin": "frame"]
  /// Methods that give a changed copy of a rectangle.
  package static let changing: Set<String> = ["inset", "insetBy", "offsetBy"]
  /// The parts of what some name makes, in the order of its arguments; `nil` for other names.
  package static func parts(madeBy name: String) -> [String]? {
    name == "init" ? [] : GeometryMaker.all.first { $0.name == name }?.parts
  }

  /// Whether one property may share what it sets with another one.
  package static func isRelated(_ set: String, to property: String) -> Bool {
    kept.contains(property) ? set == property : !kept.contains(set)
  }
}
