extension Member {
  /// What widespread libraries add to views, apart from those that lay them out.
  /// Source: Kingfisher, SDWebImage, AlamofireImage, PINRemoteImage and Nuke, the extensions of `UIImageView`; RxCocoa
  /// and ReactiveCocoa, `Reactive`; MJRefresh, the extension of `UIScrollView`; CombineCocoa, the extensions of controls,
  /// scroll views, search bars and gesture recognizers; SkeletonView, the extensions of `UIView` and `UILabel`; Hero,
  /// `HeroCompatible` and its extension of `UIView`; Toast-Swift, the extension of `UIView`; IQKeyboardManager, that of
  /// `UIView`.
  static let libraries: [Member] =
    [
      "kf", "kf_setImage", "kf_setImageWithURL", "sd_setImage", "sd_setImageWithURL", "af",
      "af_setImage", "af_setImageWithURL", "pin_setImage", "pin_setImageFromURL", "nuke_display",
    ].map { Member($0, .fills, .loadsContent) }
    + [
      "pin_cancelImageDownload", "sd_cancelCurrentImageLoad", "af_cancelImageRequest",
      "kf_cancelDownloadTask", "kf_showIndicatorWhenLoading", "hero", "heroID", "heroModifiers",
      "isHeroEnabled", "mj_header", "mj_footer", "sd_imageIndicator", "sd_imageTransition",
      "makeToast", "hideToast", "hideAllToasts", "keyboardDistanceFromTextField",
    ].map { Member($0, .neutral) }
    + [
      "skeletonable", "isSkeletonable", "isSkeletonActive", "skeletonCornerRadius",
      "skeletonTextLineHeight", "skeletonTextNumberOfLines", "skeletonLineSpacing",
      "skeletonPaddingInsets", "lastLineFillPercent", "linesCornerRadius",
      "isHiddenWhenSkeletonIsActive",
      "isUserInteractionDisabledWhenSkeletonIsActive", "isDisabledWhenSkeletonIsActive",
      "showSkeleton", "showGradientSkeleton", "showAnimatedSkeleton",
      "showAnimatedGradientSkeleton", "updateSkeleton", "hideSkeleton", "startSkeletonAnimation",
      "stopSkeletonAnimation", "layoutSkeletonIfNeeded",
    ].map { Member($0, .neutral) }
    + [
      "controlEventPublisher", "tapPublisher", "textPublisher", "attributedTextPublisher",
      "valuePublisher", "isOnPublisher", "datePublisher", "countDownDurationPublisher",
      "selectedSegmentIndexPublisher", "isAnimatingPublisher", "returnPublisher",
      "didBeginEditingPublisher", "contentOffsetPublisher", "reachedBottomPublisher",
      "didScrollPublisher", "didEndDeceleratingPublisher", "didEndDraggingPublisher",
      "willDisplayCellPublisher", "didSelectRowPublisher", "didDeselectRowPublisher",
      "didSelectItemPublisher", "didDeselectItemPublisher", "textDidChangePublisher",
      "searchButtonClickedPublisher", "cancelButtonClickedPublisher",
    ].map { Member($0, .neutral) }
    + ["rx", "reactive"].map { Member($0, .neutral, .namespace) }

  /// Members that libraries add to image views to load an image into them.
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

  /// Methods that return the size that a view's constraints would give it. Source: Apple,
  /// `UIView.systemLayoutSizeFitting(_:)`.
  package static let fittingMethods = ["systemLayoutSizeFitting", "systemLayoutSizeFittingSize"]

  /// Members with which code shows a controller in the size of its view, or adds that view to another one. Source:
  /// Apple, `UIContentContainer.preferredContentSize`, `UIPopoverPresentationController`, and "Creating a custom
  /// container view controller".
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

  /// The class whose views have the size of their container, regardless of the controllers in it. Source: Apple,
  /// `UINavigationController`.
  package static let navigation = "UINavigationController"

  /// The properties and labels for the first controller of a window or a navigation controller.
  package static let rootController = "rootViewController"

  /// The property with which a controller sets how it is presented.
  package static let presentationStyle = "modalPresentationStyle"

  /// The styles with which UIKit alone determines the size of a presented view. Source: Apple,
  /// `UIModalPresentationStyle`.
  package static let wholeStyles: Set<String> = [
    "fullScreen", "overFullScreen", "currentContext", "overCurrentContext", "pageSheet",
    "formSheet", "automatic",
  ]

  /// Members with which code itself determines the size of a presented view. Source: Apple,
  /// `UIViewControllerTransitioningDelegate` and `UISheetPresentationController`.
  package static let customPresentation: Set<String> = [
    "transitioningDelegate", "presentationController", "sheetPresentationController",
  ]
}
