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

  /// By any of these, code shows a controller as large as its view would be, or puts that view into another one.
  /// Source: Apple, `UIContentContainer.preferredContentSize`, `UIPopoverPresentationController`, and
  /// "Creating a custom container view controller".
  package static let fittingControllers = [
    "systemLayoutSizeFitting", "systemLayoutSizeFittingSize", "preferredContentSize", "popover",
    "popoverPresentationController", "addChild", "addChildViewController",
  ]
}
