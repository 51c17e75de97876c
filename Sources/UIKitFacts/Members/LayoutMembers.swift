extension Member {
  /// Methods that return the size or a picture of a view, which need not be in a window. Source: Apple, `UIView` and
  /// `NSView`, "Measuring in Auto Layout" and "Capturing a view snapshot"; `CALayer`.
  package static let measuring: Set<String> = [
    "systemLayoutSizeFitting", "systemLayoutSizeFittingSize", MemberName.sizeThatFits,
    "fittingSize", "snapshotView", "snapshotViewAfterScreenUpdates", "drawHierarchy", "render",
  ]

  /// Methods that change the order of subviews. Source: Apple, `UIView`, "Managing the view hierarchy".
  package static let reordering: Set<String> = ["bringSubviewToFront", "sendSubviewToBack"]

  /// Source: Apple, `UIView` and `NSView`, "Managing the view hierarchy"; `UIStackView`, `NSStackView` and `NSGridView`.
  static let hierarchy: [Member] = [
    Member("addSubview", .adds),
    Member("insertSubview", .adds),
    Member("addLayoutGuide", .adds),
    Member("addArrangedSubview", .adds, .arrangesView),
    Member("insertArrangedSubview", .adds, .arrangesView),
    Member("addRow", .adds, .arrangesView),
    Member("addColumn", .adds, .arrangesView),
    Member(MemberName.removeFromSuperview, .removes, .takesBack),
    Member("removeFromSuperviewWithoutNeedingDisplay", .removes, .takesBack),
    Member("removeArrangedSubview", .removes, .takesBack),
    Member("bringSubviewToFront", .neutral),
    Member("sendSubviewToBack", .neutral),
    Member(MemberName.viewWithTag, .handsOut(.view), .takesBack),
    Member("isDescendant", .measures, .leavesViewAlone),
  ]

  /// Source: Apple, `NSLayoutConstraint`; `UIView`, "Managing the view's constraints".
  static let constraints: [Member] = [
    Member(Spelling.isActive.current, .constrains),
    Member(Spelling.isActive.former, .constrains),
    Member(MemberName.activate, .constrains, .activates),
    Member(MemberName.activateConstraints, .constrains, .activates),
    Member(MemberName.addConstraint, .constrains, [.activates, .placesUnread, .holdsConstraints]),
    Member(MemberName.addConstraints, .constrains, [.activates, .placesUnread, .holdsConstraints]),
    Member(MemberName.deactivate, .releases, .takesBack),
    Member(Spelling.deactivate.former, .releases, .takesBack),
    Member(MemberName.removeConstraint, .releases, .takesBack),
    Member(MemberName.removeConstraints, .releases, .takesBack),
    Member(
      "constraints", .handsOut(.constraints), [.takesBack, .placesUnread, .holdsConstraints]),
    Member("constant", .places, .holdsLength),
    Member("priority", .places),
    Member("identifier", .neutral),
    Member("translatesAutoresizingMaskIntoConstraints", .switchesMask),
    Member("setTranslatesAutoresizingMaskIntoConstraints", .switchesMask),
    Member("setContentHuggingPriority", .prioritizes),
    Member("setContentCompressionResistancePriority", .prioritizes),
  ]

  /// Source: Apple, `UIView` and `NSView`, "Configuring the bounds and frame rectangles" and "Configuring content
  /// margins"; `UIScrollView`; `UICollectionViewFlowLayout`; `CALayer`.
  static let geometry: [Member] = [
    Member("frame", .places, [.placesByAssignment, .followsWindow, .holdsGeometry]),
    Member("bounds", .sizes, [.placesByAssignment, .followsWindow, .holdsGeometry]),
    Member("center", .places, [.placesByAssignment, .followsWindow]),
    Member("size", .sizes, .holdsGeometry),
    Member("origin", .places, .holdsGeometry),
    Member("setFrame", .places, .placesUnread),
    Member("setBounds", .sizes, .placesUnread),
    Member("setFrameSize", .sizes, .placesUnread),
    Member("setFrameOrigin", .places, .placesUnread),
    Member(MemberName.sizeToFit, .sizes, .placesUnread),
    Member(MemberName.autoresizingMask, .places, .placesByAssignment),
    Member(MemberName.contentSize, .arranges),
    Member("transform", .shows, [.transforms, .changesLook]),
    Member("layer3D", .shows, .transforms),
    Member("transform3D", .shows, .transforms),
    Member(MemberName.cornerRadius, .shows),
    Member("borderWidth", .shows),
    Member(MemberName.safeAreaInsets, .measures, [.followsWindow, .holdsGeometry]),
    Member(
      MemberName.layoutMargins, .arranges, [.followsWindow, .holdsGeometry, .holdsLength]),
    Member("directionalLayoutMargins", .arranges, [.holdsGeometry, .holdsLength]),
    Member("contentInset", .arranges, [.holdsGeometry, .holdsLength]),
    Member("adjustedContentInset", .measures, .holdsGeometry),
    Member("contentInsets", .arranges),
    Member("textContainerInset", .arranges),
    Member("titleEdgeInsets", .arranges),
    Member("imageEdgeInsets", .arranges),
    Member("scrollIndicatorInsets", .neutral, .holdsLength),
    Member("itemSize", .arranges, .holdsLength),
    Member("estimatedItemSize", .arranges, .holdsLength),
    Member("sectionInset", .arranges, .holdsLength),
    Member(MemberName.rowHeight, .arranges),
    Member(
      MemberName.automaticallyAdjustsScrollViewInsets, .arranges,
      deprecated: Deprecation(
        since: 11, replacement: "the scroll view's contentInsetAdjustmentBehavior")),
    Member(MemberName.intrinsicContentSize, .measures, [.holdsGeometry, .leavesViewAlone]),
    Member(MemberName.sizeThatFits, .measures),
    Member("layoutFrame", .measures),
    Member("statusBarFrame", .measures),
    Member(MemberName.effectiveUserInterfaceLayoutDirection, .measures),
    Member("isFlipped", .arranges),
    Member("convert", .measures, .leavesViewAlone),
    Member("setNeedsLayout", .asksForLayout),
    Member("setNeedsUpdateConstraints", .asksForLayout),
    Member("setNeedsDisplay", .neutral),
  ]

  /// Source: Apple, `UIStackView`, `NSStackView`, `UICollectionViewFlowLayout` and `NSCollectionLayoutGroup`.
  static let stacks: [Member] = [
    Member("spacing", .arranges, [.keepsApart, .holdsLength]),
    Member("minimumLineSpacing", .arranges, .keepsApart),
    Member("minimumInteritemSpacing", .arranges, .keepsApart),
    Member("interGroupSpacing", .arranges, .keepsApart),
    Member(MemberName.setCustomSpacing, .arranges),
    Member("axis", .arranges),
    Member("orientation", .arranges),
    Member("alignment", .arranges),
    Member("distribution", .arranges),
    Member("isLayoutMarginsRelativeArrangement", .arranges),
    Member("layoutMarginsRelativeArrangement", .arranges),
    Member("isBaselineRelativeArrangement", .arranges),
    Member("baselineRelativeArrangement", .arranges),
    Member("edgeInsets", .arranges),
  ]
}
