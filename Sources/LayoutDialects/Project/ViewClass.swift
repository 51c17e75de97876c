import LayoutModel
import SwiftTokens

/// What is known of a class of UIKit or AppKit.
package struct ViewClass: Hashable, Sendable {
  package enum Role: Hashable, Sendable {
    case view, stack, scroll, controller, tableCell, collectionCell, guide, window
  }

  package var role: Role
  /// The axes on which it has a size of its own.
  /// Source: Apple, `UIView.intrinsicContentSize` and the guide's table of intrinsic sizes.
  package var intrinsicAxes: Set<Axis>

  /// The class of that name, or `nil` if it is none that this table knows.
  package static func named(_ name: String) -> ViewClass? { table[name] }

  /// Whether a token may be the name of one, by its hash.
  static func mayBeNamed(_ token: Token) -> Bool { hashes.contains(token.nameHash) }

  private static let hashes = NameHashSet(table.names)

  private static let table: NameTable<ViewClass> = {
    var table = NameTable<ViewClass>()
    func add(_ role: Role, _ axes: Set<Axis>, _ names: String...) {
      for name in names { table[name] = ViewClass(role: role, intrinsicAxes: axes) }
    }
    let both: Set<Axis> = [.horizontal, .vertical]
    add(
      .view, [], "UIView", "UIControl", "WKWebView", "MKMapView", "UIVisualEffectView", "NSView",
      "NSControl", "NSVisualEffectView", "NSBox", "UITextView", "NSTextView", "SCNView", "MTKView",
      "UICollectionReusableView", "UITableViewHeaderFooterView", "UIPickerContainerView",
      "AVPlayerView", "NSSplitView", "NSTabView", "UIWebView", "PDFView", "NSClipView")
    // An image view has a size only while it has an image.
    add(.view, [], "UIImageView", "NSImageView")
    add(.scroll, [], "UIScrollView", "UITableView", "UICollectionView", "NSScrollView")
    add(.stack, [], "UIStackView", "NSStackView")
    add(
      .view, both, "UILabel", "UIButton", "UITextField", "UISwitch", "UIStepper",
      "UIActivityIndicatorView", "UIPageControl", "UISegmentedControl", "UIDatePicker",
      "UIPickerView", "NSButton", "NSPopUpButton", "NSSegmentedControl", "NSSwitch")
    add(.view, [.vertical], "UISlider", "UIProgressView", "UISearchBar", "UINavigationBar")
    add(.view, [.vertical], "UIToolbar", "UITabBar", "NSTextField", "NSSearchField", "NSSlider")
    add(
      .controller, [], "UIViewController", "UITableViewController", "UICollectionViewController",
      "UINavigationController", "UITabBarController", "UIPageViewController", "NSViewController",
      "UISplitViewController", "UIAlertController", "UIInputViewController")
    add(.tableCell, [], "UITableViewCell", "NSTableCellView")
    add(.collectionCell, [], "UICollectionViewCell", "UICollectionViewListCell")
    add(.guide, [], "UILayoutGuide", "NSLayoutGuide")
    add(.window, [], "UIWindow", "NSWindow", "NSPanel")
    return table
  }()
}
