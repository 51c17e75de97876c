/// Names in UIKit that rules compare with, grouped by what they have in common.
///
/// Source: the declarations of UIView, UIViewController, UIScrollView and UIViewControllerContextTransitioning.
package enum NameGroup {
  /// Methods that make a view another's subview without arranging it.
  package static let addingSubview: Set<String> = ["addSubview", "insertSubview"]
  /// The one that puts it on top.
  package static let addingOnTop = "addSubview"
  /// Methods that make a controller another's child, in Swift 2 and today.
  package static let addingChild: Set<String> = ["addChild", "addChildViewController"]

  /// Members of a child controller that do not position its view.
  package static let placeless: Set<String> = [
    "didMove", "didMoveToParentViewController", "willMove", "willMoveToParentViewController",
    "removeFromParent", "removeFromParentViewController", "beginAppearanceTransition",
    "endAppearanceTransition", "loadViewIfNeeded", "dismiss", "present",
  ]
  /// What changes a view, but not its place.
  package static let placelessOfViews: Set<String> = [
    "alpha", "backgroundColor", "isHidden", "hidden", "isOpaque", "opaque", "layer",
    MemberName.clipsToBounds, "tintColor", "tag", "isUserInteractionEnabled",
    "userInteractionEnabled",
    "removeFromSuperview", "accessibilityIdentifier", "accessibilityViewIsModal",
    "accessibilityElementsHidden",
  ]

  /// Properties whose observers follow changes of size.
  package static let observedSizes: Set<String> = [
    "bounds", "frame", "center", contentSize, "contentInset", "contentOffset", "safeAreaInsets",
  ]
  package static let contentSize = "contentSize"
  /// Guides of a controller that have a length.
  package static let guidesWithLength: Set<String> = ["topLayoutGuide", "bottomLayoutGuide"]
  /// Members that show what layout code has already done.
  package static let layoutState: Set<String> = [
    "constraints", "isActive", "active", "frame", "bounds", "center", "isHidden", "hidden", "alpha",
    MemberName.tag, MemberName.viewWithTag, "count", "isEmpty", "isDescendant", "contains",
    MemberName.arrangedSubviews,
  ]
  /// The function that made a rectangle smaller by insets in Swift 3.
  package static let insettingFunction = "UIEdgeInsetsInsetRect"
  /// Members that position a view, or keep its position in the superview.
  package static let framing: Set<String> = ["frame", "center", "bounds", "autoresizingMask"]
  /// Labels, members and functions with which a transform moves what it is given. Source: Apple, `CGAffineTransform` and
  /// `CATransform3D`.
  package static let translating: Set<String> = [
    "translationX", "translatedBy", "tx", "ty", "CGAffineTransformMakeTranslation",
    "CGAffineTransformTranslate", "CATransform3DMakeTranslation", "CATransform3DTranslate",
  ]
  /// The views of controllers, by the end of the controller class's name: the code that shows the controller positions
  /// its view.
  package static let rootViews = [
    "TableViewController": "tableView", "CollectionViewController": "collectionView",
  ]
  /// A controller's view; a view has no member of that name.
  package static let rootView = "view"
  /// The attribute of functions that a nib's controls call.
  package static let actionAttribute = "IBAction"
  /// Where a transition puts views: it starts at the window's corner.
  package static let transitionContainer = "containerView"

  /// The argument with which tables and collections make cells.
  package static let reuseIdentifier = "reuseIdentifier"
  /// Classes that keep a content view for what is added.
  package static let cells: Set<String> = ["UITableViewCell", "UICollectionViewCell"]

  /// Classes of other views that tables and collections show again.
  package static let reusedViews: Set<String> = [
    ClassName.tableViewHeaderFooterView, "UICollectionReusableView",
  ]
  /// Methods that the system calls each time a controller's view appears.
  package static let appearances: Set<String> = ["viewWillAppear(_:)", "viewDidAppear(_:)"]
  /// Members that make the system ask a view or a controller for its constraints again.
  package static let updateRequests: Set<String> = [
    "setNeedsUpdateConstraints", "updateConstraintsIfNeeded", "needsUpdateConstraints",
    "updateConstraintsForSubtreeIfNeeded",
  ]

  /// Methods that only the system must call during layout, with the methods that request the call.
  package static let layoutRequests: [String: LayoutRequest] = [
    "layoutSubviews": .layout, "updateConstraints": .constraints,
    "viewDidLayoutSubviews": .viewLayout, "viewWillLayoutSubviews": .viewLayout,
    "updateViewConstraints": .viewConstraints,
  ]
}

/// How code asks the system for a layout pass.
package struct LayoutRequest: Hashable, Sendable {
  /// Whether a controller asks it of its view.
  package var isOfController: Bool
  /// What asks for a pass to come, as a call.
  package var request: String
  /// What runs the pass at once, as a call.
  package var force: String

  static let layout = LayoutRequest(
    isOfController: false, request: "setNeedsLayout()", force: "layoutIfNeeded()")
  static let constraints = LayoutRequest(
    isOfController: false, request: "setNeedsUpdateConstraints()",
    force: "updateConstraintsIfNeeded()")
  static let viewLayout = LayoutRequest(
    isOfController: true, request: layout.request, force: layout.force)
  static let viewConstraints = LayoutRequest(
    isOfController: true, request: constraints.request, force: constraints.force)
}
