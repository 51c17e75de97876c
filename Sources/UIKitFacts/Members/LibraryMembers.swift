extension Member {
  /// What widespread libraries add to views, apart from those that lay them out.
  /// Source: Kingfisher, SDWebImage, AlamofireImage, PINRemoteImage and Nuke, the extensions of `UIImageView`; RxCocoa
  /// and ReactiveCocoa, `Reactive`; MJRefresh, the extension of `UIScrollView`.
  static let libraries: [Member] =
    [
      "kf", "kf_setImage", "kf_setImageWithURL", "sd_setImage", "sd_setImageWithURL", "af",
      "af_setImage", "af_setImageWithURL", "pin_setImage", "pin_setImageFromURL", "nuke_display",
    ].map { Member($0, .fills, .loadsContent) }
    + [
      "pin_cancelImageDownload", "sd_cancelCurrentImageLoad", "af_cancelImageRequest",
      "kf_cancelDownloadTask", "kf_showIndicatorWhenLoading", "hero", "heroID", "skeletonable",
      "mj_header", "mj_footer",
    ].map { Member($0, .neutral) }
    + ["rx", "reactive"].map { Member($0, .neutral, .namespace) }

  /// What libraries add to image views to load an image into them.
  package static let imageLoaders = names(with: .loadsContent)

  /// What controllers do with each other, none of which places a view.
  /// Source: Apple, `UIViewController`, "Managing child view controllers in a custom container", and `NSViewController`.
  static let controllers: [Member] =
    [
      "addChild", "addChildViewController", "removeFromParent", "removeFromParentViewController",
      "didMoveToParentViewController", "willMoveToParentViewController",
      "beginAppearanceTransition", "endAppearanceTransition", "loadViewIfNeeded", "present",
      "presentViewController", "dismiss", "setOverrideTraitCollection",
    ].map { Member($0, .neutral, .leavesViewAlone) }

  /// By these, code asks a view how large its constraints would make it.
  /// Source: Apple, `UIView.systemLayoutSizeFitting(_:)`.
  package static let fittingMethods = ["systemLayoutSizeFitting", "systemLayoutSizeFittingSize"]

  /// By any of these, code shows a controller as large as its view would be, or puts that view into another one.
  /// Source: Apple, `UIContentContainer.preferredContentSize`, `UIPopoverPresentationController`, and
  /// "Creating a custom container view controller".
  package static let fittingControllers =
    fittingMethods + [
      "preferredContentSize", "popover", "popoverPresentationController", "addChild",
      "addChildViewController",
    ]

  /// Methods that show a controller whose view then gets the size of a screen, a sheet or a navigation controller.
  /// Source: Apple, `UIViewController`, "Presenting content"; `UINavigationController`.
  package static let showingControllers: Set<String> = [
    "present", "presentViewController", "pushViewController", "show", "showDetailViewController",
  ]

  /// The class whose views are as large as what shows them, whatever the controllers in it hold.
  /// Source: Apple, `UINavigationController`.
  package static let navigation = "UINavigationController"

  /// What a window or a navigation controller calls the controller that it shows first.
  package static let rootController = "rootViewController"

  /// By this, a controller says how it is presented.
  package static let presentationStyle = "modalPresentationStyle"

  /// The styles by which UIKit alone decides how large a presented view is.
  /// Source: Apple, `UIModalPresentationStyle`.
  package static let wholeStyles: Set<String> = [
    "fullScreen", "overFullScreen", "currentContext", "overCurrentContext", "pageSheet",
    "formSheet", "automatic",
  ]

  /// Members by which code decides itself how large a presented view is.
  /// Source: Apple, `UIViewControllerTransitioningDelegate` and `UISheetPresentationController`.
  package static let customPresentation: Set<String> = [
    "transitioningDelegate", "presentationController", "sheetPresentationController",
  ]
}
