import LayoutModel

/// AppKit counts frames from the bottom up, unless a view says that it is flipped.
/// Source: Apple, `NSView.isFlipped`.
extension TypeReader {
  /// Classes of AppKit that are flipped themselves.
  private static let flippedClasses: NameSet = [
    "NSTableView", "NSOutlineView", "NSTextView", "NSCollectionView", "NSTableRowView",
  ]

  /// Whether frames in a view are counted from its lower edge.
  ///
  /// - Parameter file: the one whose code gives the frames.
  func countsUpwards(in view: Reference, file: Int) -> Bool {
    let imports = project.files[file].imports
    guard !imports.contains("UIKit"), imports.contains("AppKit") || imports.contains("Cocoa") else {
      return false
    }
    guard let type = isSelf(view) ? typeName ?? unitTypeName : declaredType(of: view) else {
      return true
    }
    return !project.ancestry(of: type).contains { name in
      Self.flippedClasses.contains(name) || project.property("isFlipped", of: name) != nil
    }
  }
}

extension FrameEquation {
  /// The same in coordinates that go down, where these go up: what was the upper edge is the lower one.
  var turnedOver: FrameEquation {
    let isPlace = first.1.isVerticalPlace
    func turned(_ end: (Reference, Attribute, Double)) -> (Reference, Attribute, Double) {
      let sign: Double = end.1.isVerticalPlace != isPlace ? -1 : 1
      return (end.0, end.1.turnedOver, sign * end.2)
    }
    var equation = self
    equation.first.1 = first.1.turnedOver
    equation.second = second.map(turned)
    equation.terms = terms.map(turned)
    guard isPlace else { return equation }
    equation.rest = rest * -1
    switch relation {
    case .equal: break
    case .lessOrEqual: equation.relation = .greaterOrEqual
    case .greaterOrEqual: equation.relation = .lessOrEqual
    }
    return equation
  }
}

extension Attribute {
  fileprivate var isVerticalPlace: Bool { axis == .vertical && !isSize }

  fileprivate var turnedOver: Attribute {
    switch self {
    case .top: .bottom
    case .bottom: .top
    default: self
    }
  }
}
