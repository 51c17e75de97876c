/// A type or a function of the system's frameworks that is not a view, but whose name gives information.
package struct SystemSymbol: Hashable, Sendable {
  package let name: String
  package let kind: Kind

  package enum Kind: Hashable, Sendable {
    /// Constraints, and the anchors and priorities of which they are made.
    case constraint
    /// The screen or the device: answers differently from one layout pass to the next.
    case device
    /// What code draws with.
    case drawing
    /// What code makes a picture of a view with.
    case picture
    /// The keyboard's frame, in coordinates of the screen.
    case keyboard
    /// Which kind of device the code runs on.
    case idiom
    /// Scales by the user's size of text.
    case textScaling
    /// Keeps a view to give it data, and does not place it.
    case dataSource
    /// Keeps an object to call it back, or tells something of it, and does not place it.
    case callsBack
    /// Shows code in Xcode only.
    case preview
    /// A view that readers do not follow as one yet.
    case view(isFlipped: Bool)
  }

  /// Source: Apple, the page of each.
  package static let all: [SystemSymbol] =
    symbols(
      .constraint, ClassName.layoutConstraint, "NSLayoutAnchor", "NSLayoutXAxisAnchor",
      "NSLayoutYAxisAnchor", "NSLayoutDimension", ClassName.layoutPriority)
    + symbols(.device, ClassName.screen, ClassName.nsScreen, "UIDevice", ClassName.application)
    + symbols(
      .drawing, "UIBezierPath", "CGPath", "CGMutablePath", "CAShapeLayer", "CGContext",
      "UIGraphicsGetCurrentContext")
    + symbols(.picture, "UIGraphicsImageRenderer", "UIGraphicsBeginImageContextWithOptions")
    + symbols(.keyboard, "UIKeyboardFrameEndUserInfoKey", "keyboardFrameEndUserInfoKey")
    + symbols(.idiom, "UI_USER_INTERFACE_IDIOM")
    + symbols(.textScaling, ClassName.fontMetrics)
    + symbols(.dataSource, "UICollectionViewDiffableDataSource", "UITableViewDiffableDataSource")
    + symbols(
      .callsBack, "UITapGestureRecognizer", "UIPanGestureRecognizer",
      "UILongPressGestureRecognizer", "UISwipeGestureRecognizer", "UIPinchGestureRecognizer",
      "UIRotationGestureRecognizer", "UIScreenEdgePanGestureRecognizer",
      "UIHoverGestureRecognizer", "NSClickGestureRecognizer", "NSPanGestureRecognizer",
      "NSPressGestureRecognizer", "NSTrackingArea", "UIBarButtonItem", "UIKeyCommand",
      "UIDragInteraction", "UIDropInteraction", "UIContextMenuInteraction", "UIPointerInteraction",
      "UITargetedPreview", "Timer", "NSTimer", "scheduledTimer", "CADisplayLink", "Selector",
      "objc_getAssociatedObject", "objc_setAssociatedObject", "objc_sync_enter", "objc_sync_exit",
      "NSStringFromClass", "UIAccessibilityPostNotification", "print", "debugPrint", "dump", "type",
      "ObjectIdentifier", "String", "Mirror", "assert", "precondition", "withExtendedLifetime",
      "contains", "firstIndex", "lastIndex", "index", "isEqual", "XCTAssertEqual", "post",
      "Notification", "NSLog", "os_log", "unsafeBitCast", "UIAccessibility", "transition", "max",
      "min", "swap", "assign", "setViewControllers")
    + symbols(.preview, "PreviewProvider")
    + symbols(
      .view(isFlipped: true), "NSTableView", "NSOutlineView", "NSCollectionView", "NSTableRowView")

  package static func named(_ name: String) -> SystemSymbol? { table[name] }

  /// Whether a function or an initializer of this name stores its argument, or returns information about it, and does
  /// not position it.
  package static func leavesAlone(_ name: String) -> Bool {
    guard let symbol = named(name) else { return false }
    return symbol.kind == .dataSource || symbol.kind == .callsBack
  }

  /// Whether a name is that of a system type that is not a view class.
  package static func isPlainType(_ name: String) -> Bool { plainTypes.contains(name) }

  /// Source: Apple, the Swift standard library, Foundation, CoreGraphics, QuartzCore, UIKit and AppKit.
  private static let plainTypes: Set<String> = [
    "String", "Substring", "Character", "StringProtocol", "Bool", "Int", "Int8", "Int16", "Int32",
    "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Float", "Double", "CGFloat",
    "BinaryInteger", "BinaryFloatingPoint", "FloatingPoint", "FixedWidthInteger", "Numeric",
    "Optional", "Array", "ArraySlice", "Set", "Dictionary", "Sequence", "Collection",
    "MutableCollection", "RandomAccessCollection", "BidirectionalCollection",
    "RangeReplaceableCollection", "Range", "ClosedRange", "Result", "KeyedDecodingContainer",
    "KeyedEncodingContainer", "UnkeyedDecodingContainer", "Encodable", "Decodable", "Codable",
    "RawRepresentable", "CaseIterable", "OptionSet", "SetAlgebra", "Error", "LocalizedError",
    "Data", "Date", "DateComponents", "DateInterval", "Calendar", "Locale", "TimeZone", "URL",
    "URLComponents", "URLRequest", "URLSession", "URLResponse", "HTTPURLResponse", "UUID",
    "Decimal", "Measurement", "IndexPath", "IndexSet", "CharacterSet", "TimeInterval",
    "Notification", "NotificationCenter", "UserDefaults", "FileManager", "Bundle", "ProcessInfo",
    "Thread", "Timer", "JSONEncoder", "JSONDecoder", "DateFormatter", "NumberFormatter",
    "ISO8601DateFormatter", "DispatchQueue", "DispatchTime", "OperationQueue", "Operation",
    "NSString", "NSMutableString", "NSAttributedString", "NSMutableAttributedString",
    "AttributedString", "NSNumber", "NSData", "NSDate", "NSURL", "NSError", "NSArray",
    "NSDictionary", "NSSet", "NSPredicate", "NSRegularExpression", "NSRange", "NSCalendar",
    "NSManagedObject", "NSManagedObjectContext", "NSFetchRequest", "NSParagraphStyle",
    "NSMutableParagraphStyle", "NSTextAttachment", "NSTextStorage", "NSLayoutManager",
    "NSLayoutConstraint", "NSLayoutAnchor", "NSLayoutXAxisAnchor", "NSLayoutYAxisAnchor",
    "NSLayoutDimension", "NSEvent", "NSImage", "NSColor", "NSFont", "NSBezierPath", "NSWorkspace",
    "NSPasteboard", "NSMenu", "NSMenuItem", "NSScreen", "NSApplication", "CGRect", "CGSize",
    "CGPoint", "CGVector", "CGAffineTransform", "CGImage", "CGContext", "CGPath", "CGColor",
    "CALayer", "CAShapeLayer", "CAGradientLayer", "CATransition", "CAAnimation",
    "CABasicAnimation", "CATransform3D", "CIImage", "UIColor", "UIImage", "UIFont",
    "UIFontMetrics", "UIFontDescriptor", "UIEdgeInsets", "NSDirectionalEdgeInsets", "UIOffset",
    "UIRectEdge", "UIBezierPath", "UIScreen", "UIDevice", "UIApplication", "UIStoryboard",
    "UINib", "UIMenu", "UIAction", "UIBarButtonItem", "UINavigationItem", "UITabBarItem",
    "UITraitCollection", "UILayoutPriority", "UIGestureRecognizer", "UIPasteboard",
    "UIUserInterfaceStyle", "UIInterfaceOrientation", "UIInterfaceOrientationMask",
    "UIDeviceOrientation", "UIContentSizeCategory", "UIAlertAction", "UIImpactFeedbackGenerator",
    "Publisher", "Publishers", "AnyCancellable", "Subject", "Observable", "ObservableType",
    "Color", "Font", "Image", "Text", "View", "EdgeInsets", "Task", "Logger", "OSLog",
  ]

  /// The names of all symbols of some kinds.
  package static func names(of kinds: Kind...) -> Set<String> {
    Set(all.lazy.filter { kinds.contains($0.kind) }.map(\.name))
  }

  private static let table = FactTable(all, by: \.name)

  private static func symbols(_ kind: Kind, _ names: String...) -> [SystemSymbol] {
    names.map { SystemSymbol(name: $0, kind: kind) }
  }
}
