import LayoutModel

private let both: Set<Axis> = [.horizontal, .vertical]
private let vertical: Set<Axis> = [.vertical]

// Sources, unless a line names another one: Apple, the page of each class, "Inherits from" and its properties;
// `UIView.intrinsicContentSize` and "Auto Layout Guide: Intrinsic content size" for sizes; for hugging, views that were
// made in code, measured with Xcode 7.3 (storyboards write other numbers).
extension ViewClass {
  /// Classes of UIKit, and views of frameworks that belong to it.
  static let uiKit: [ViewClass] = views + contents + controls + bars + scrollers + cells + others

  private static let views: [ViewClass] = [
    ViewClass(ClassName.view, nil, content: .never, is: .plain),
    // `UIControl` has no size; its subclasses may.
    ViewClass(ClassName.control, ClassName.view, content: .never),
    // An effect shows behind its content view only, which covers it.
    ViewClass(
      ClassName.visualEffectView, ClassName.view, content: .never, is: .plain,
      own: [OwnView(MemberName.contentView, ClassName.view, .fills)]),
    ViewClass("WKWebView", ClassName.view, content: .never),
    ViewClass("UIWebView", ClassName.view),
    ViewClass("MKMapView", ClassName.view, content: .never),
    // On the Mac these three are views of AppKit.
    ViewClass("SCNView", ClassName.view, content: .never, is: .renderSurface),
    ViewClass("MTKView", ClassName.view, content: .never, is: .renderSurface),
    ViewClass("PDFView", ClassName.view),
    // Apple documents no such class.
    ViewClass("UIPickerContainerView", ClassName.view),
    ViewClass(
      ClassName.stackView, ClassName.view, .stack,
      own: [OwnView(MemberName.arrangedSubviews, .byOwner)]),
  ]

  private static let contents: [ViewClass] = [
    ViewClass(
      ClassName.label, ClassName.view, axes: both, is: [.plain, .showsOneText, .wrapsText]),
    // It has a size only while it has an image.
    ViewClass(
      ClassName.imageView, ClassName.view,
      content: .whileHolding([MemberName.image, "animationImages"]),
      is: [.plain, .sizedWhenMade, .oneSize]),
    ViewClass(
      "UIActivityIndicatorView", ClassName.view, axes: both, hugs: both, is: .oneSize),
    ViewClass("UIProgressView", ClassName.view, axes: vertical, hugs: vertical),
    ViewClass("UIPickerView", ClassName.view, axes: both, hugs: both),
  ]

  private static let controls: [ViewClass] = [
    ViewClass(
      ClassName.button, ClassName.control, axes: both, is: [.plain, .showsOneText],
      own: [
        OwnView(MemberName.titleLabel, ClassName.label, .byOwner),
        OwnView(MemberName.imageView, ClassName.imageView, .byOwner),
      ]),
    ViewClass("UITextField", ClassName.control, axes: both, is: .showsOneText),
    // It keeps its size, whatever its frame is set to. Source: Apple, `UISwitch.init(frame:)`.
    ViewClass(
      "UISwitch", ClassName.control, axes: both, hugs: both, is: [.oneSize, .alignedInside]),
    ViewClass("UIStepper", ClassName.control, axes: both, hugs: both),
    ViewClass("UIPageControl", ClassName.control, axes: both, hugs: both),
    // With constraints, it is a point higher than its intrinsic height; so its frame has another height than its anchors.
    ViewClass(
      "UISegmentedControl", ClassName.control, axes: both, hugs: vertical, is: .alignedInside),
    ViewClass("UIDatePicker", ClassName.control, axes: both, hugs: both),
    // The guide's table says that a slider has a width; the reference, and what happens, that it has a height.
    ViewClass("UISlider", ClassName.control, axes: vertical, hugs: vertical, is: .alignedInside),
  ]

  private static let bars: [ViewClass] = [
    ViewClass(
      "UISearchBar", ClassName.view, axes: vertical, hugs: vertical, is: .bar,
      own: [OwnView("searchTextField", "UITextField", .byOwner)]),
    ViewClass("UINavigationBar", ClassName.view, axes: vertical, is: .bar),
    ViewClass("UIToolbar", ClassName.view, axes: vertical, hugs: vertical, is: .bar),
    ViewClass("UITabBar", ClassName.view, axes: vertical, hugs: vertical, is: .bar),
  ]

  private static let scrollers: [ViewClass] = [
    ViewClass(ClassName.scrollView, ClassName.view, .scroll, content: .never, is: .plain),
    ViewClass(
      "UITableView", ClassName.scrollView, .scroll, content: .never, is: .plain,
      own: [
        OwnView("tableHeaderView", .byOwner), OwnView("tableFooterView", .byOwner),
        OwnView("backgroundView", .byOwner),
      ]),
    ViewClass(
      "UICollectionView", ClassName.scrollView, .scroll, content: .never, is: .plain,
      own: [OwnView("backgroundView", .byOwner)]),
    // It scrolls, too; its role says that it takes its size from its text once it does not.
    ViewClass(
      ClassName.textView, ClassName.scrollView,
      content: .whileHolding(Set(Spelling.isScrollEnabled.all)), is: [.plain, .wrapsText]),
  ]

  private static let cells: [ViewClass] = [
    ViewClass("UICollectionReusableView", ClassName.view, is: .holder),
    ViewClass(
      ClassName.tableViewHeaderFooterView, ClassName.view, is: .holder,
      own: [
        OwnView(MemberName.contentView, ClassName.view, .byMask),
        OwnView("textLabel", ClassName.label, .byOwner),
        OwnView("detailTextLabel", "UILabel", .byOwner),
        OwnView("backgroundView", .byOwner),
      ]),
    ViewClass(
      ClassName.tableViewCell, ClassName.view, .tableCell, is: .holder,
      own: [
        OwnView(MemberName.contentView, ClassName.view, .byMask),
        OwnView(MemberName.imageView, ClassName.imageView, .byOwner),
        OwnView("textLabel", ClassName.label, .byOwner),
        OwnView("detailTextLabel", "UILabel", .byOwner),
        OwnView("accessoryView", .byOwner), OwnView("editingAccessoryView", .byOwner),
        OwnView("backgroundView", .byOwner), OwnView("selectedBackgroundView", .byOwner),
        OwnView("multipleSelectionBackgroundView", .byOwner),
      ]),
    ViewClass(
      "UICollectionViewCell", "UICollectionReusableView", .collectionCell, is: .holder,
      own: [
        OwnView(MemberName.contentView, ClassName.view, .byMask),
        OwnView("backgroundView", .byOwner), OwnView("selectedBackgroundView", .byOwner),
      ]),
    ViewClass("UICollectionViewListCell", "UICollectionViewCell", .collectionCell),
  ]

  private static let others: [ViewClass] = [
    ViewClass(
      ClassName.viewController, nil, .controller, own: [OwnView("view", ClassName.view, .root)]),
    ViewClass(
      "UITableViewController", ClassName.viewController, .controller,
      own: [OwnView(MemberName.tableView, "UITableView", .root)]),
    ViewClass(
      "UICollectionViewController", ClassName.viewController, .controller,
      own: [OwnView(MemberName.collectionView, "UICollectionView", .fills)]),
    ViewClass(
      "UINavigationController", ClassName.viewController, .controller,
      own: [
        OwnView("navigationBar", "UINavigationBar", .byOwner),
        OwnView("toolbar", "UIToolbar", .byOwner),
      ]),
    ViewClass(
      "UITabBarController", ClassName.viewController, .controller,
      own: [OwnView("tabBar", "UITabBar", .byOwner)]),
    ViewClass("UIPageViewController", ClassName.viewController, .controller),
    // Of other frameworks, but controllers like any other to those that embed them.
    ViewClass("UIHostingController", ClassName.viewController, .controller),
    ViewClass("AVPlayerViewController", ClassName.viewController, .controller),
    ViewClass("QLPreviewController", ClassName.viewController, .controller),
    ViewClass("SFSafariViewController", ClassName.viewController, .controller),
    ViewClass("UISplitViewController", ClassName.viewController, .controller),
    ViewClass("UIAlertController", ClassName.viewController, .controller),
    ViewClass(
      "UIInputViewController", ClassName.viewController, .controller,
      own: [OwnView("inputView", .root)]),
    ViewClass("UILayoutGuide", nil, .guide, content: .never),
    ViewClass(ClassName.window, ClassName.view, .window),
  ]
}
