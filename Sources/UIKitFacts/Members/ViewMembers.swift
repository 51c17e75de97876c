extension Member {
  /// Views and guides that views and controllers hand out.
  /// Source: Apple, `UIView`, `UIViewController`, the cells of tables and collections, and `UIStackView`.
  static let handedOut: [Member] =
    [
      Member("view", .handsOut(.view), [.enclosing, .neverMissing, .nameTaken]),
      Member(
        MemberName.contentView, .handsOut(.view), [.enclosing, .neverMissing, .nameTaken]),
      Member("superview", .handsOut(.view), [.enclosing, .nameTaken]),
      Member("subviews", .handsOut(.views), .takesBack),
      Member(MemberName.arrangedSubviews, .handsOut(.views), .takesBack),
      Member("window", .handsOut(.view), .nameTaken),
      Member("viewIfLoaded", .handsOut(.view), .nameTaken),
      Member(MemberName.imageView, .handsOut(.view), .nameTaken),
      Member("textLabel", .handsOut(.view), .nameTaken),
      Member("detailTextLabel", .handsOut(.view), .nameTaken),
      Member(MemberName.titleLabel, .handsOut(.view), [.nameTaken, .changesContent]),
      Member("subtitleLabel", .handsOut(.view), .nameTaken),
      Member("label", .handsOut(.view), .nameTaken),
      Member(MemberName.tableView, .handsOut(.view), .nameTaken),
      Member(MemberName.collectionView, .handsOut(.view), .nameTaken),
      Member("navigationBar", .handsOut(.view), .nameTaken),
      Member("tabBar", .handsOut(.view), .nameTaken),
      Member("toolbar", .handsOut(.view), .nameTaken),
      Member("searchBar", .handsOut(.view), .nameTaken),
      Member("searchTextField", .handsOut(.view), .nameTaken),
      Member("containerView", .handsOut(.view), .nameTaken),
      Member("documentView", .handsOut(.view)),
    ] + Guide.allCases.map { Member($0.name, .handsOut(.guide)) }

  /// Properties that keep a view which the owner places.
  /// Source: Apple, the pages of cells, tables, text fields, bar items and responders.
  static let slots: [Member] = [
    Member("accessoryView", .takesView, .nameTaken),
    Member("leftView", .takesView, .nameTaken),
    Member("rightView", .takesView, .nameTaken),
    Member("titleView", .takesView, .nameTaken),
    Member("tableHeaderView", .takesView, .nameTaken),
    Member("tableFooterView", .takesView, .nameTaken),
    Member("inputAccessoryView", .takesView, .nameTaken),
    Member("backgroundView", .takesView, .nameTaken),
    Member("selectedBackgroundView", .takesView, .nameTaken),
    // Owners place these too, but nobody asks for them by this effect yet.
    Member("editingAccessoryView", .handsOut(.view), .nameTaken),
    Member("multipleSelectionBackgroundView", .handsOut(.view), .nameTaken),
    Member("inputView", .handsOut(.view), .nameTaken),
    Member("maskView", .handsOut(.view), [.nameTaken, .changesLook]),
    Member("mask", .handsOut(.view), [.nameTaken, .changesLook]),
    Member("refreshControl", .handsOut(.view), .nameTaken),
    Member("customView", .handsOut(.view)),
  ]

  /// What changes the content of a view.
  /// Source: Apple, `UILabel`, `UIButton`, `UIImageView`, `UITextView`, `UIPageControl` and `UISegmentedControl`.
  static let contents: [Member] = [
    Member("text", .fills, [.changesContent, .nameTaken]),
    Member("title", .fills, [.changesContent, .nameTaken]),
    Member("attributedText", .fills, .changesContent),
    Member("setAttributedText", .fills, .changesContent),
    Member("font", .fills, .changesContent),
    Member(MemberName.numberOfLines, .fills, .changesContent),
    Member("lineBreakMode", .fills, .changesContent),
    Member("adjustsFontForContentSizeCategory", .fills, [.changesContent, .followsTextSize]),
    Member(MemberName.image, .fills, .changesContent),
    Member("animationImages", .fills),
    Member("highlightedImage", .fills, .followsState),
    Member("highlightedAnimationImages", .fills, .followsState),
    Member("setTitle", .fills, .changesContent),
    Member(MemberName.setImage, .fills, .changesContent),
    Member("setAttributedTitle", .fills, [.changesContent, .leavesViewAlone]),
    Member("setBackgroundImage", .fills),
    Member("configuration", .fills, .changesContent),
    Member("contentEdgeInsets", .fills, .changesContent),
    Member("placeholder", .fills, .changesContent),
    Member("numberOfPages", .fills, .changesContent),
    Member("insertSegment", .fills, [.changesContent, .leavesViewAlone]),
    Member("removeAllSegments", .fills, .leavesViewAlone),
    Member("setTitleTextAttributes", .fills, .leavesViewAlone),
    Member("setPreferredSymbolConfiguration", .fills, .leavesViewAlone),
    Member(Spelling.isScrollEnabled.current, .fills, .changesContent),
    Member(Spelling.isScrollEnabled.former, .fills),
    Member("invalidateIntrinsicContentSize", .fills, .changesContent),
    Member("lineHeight", .measures),
    Member("pointSize", .measures),
  ]

  /// The labels of the control state for which a method sets the content, in Swift 3 and 2.
  package static let stateLabels: Set<String> = ["for", "forState", "forImageIn"]

  /// The spellings of a control's normal state, in which it is not selected, highlighted or disabled. Source: Apple,
  /// `UIControl.State.normal`, whose raw value is 0.
  package static let usualStates: Set<String> = [
    ".normal", "UIControl.State.normal", "UIControlState.normal", ".Normal",
    "UIControlState.Normal", "[]", "[.normal]", ".init()", ".init(rawValue: 0)",
    "UIControl.State()", "UIControl.State(rawValue: 0)", "UIControlState()",
    "UIControlState(rawValue: 0)",
  ]

  /// Source: Apple, `UIView`, "Configuring a view's visual appearance"; `UIControl`, `UILabel` and `CALayer`.
  static let looks: [Member] = [
    Member(Spelling.isHidden.current, .shows, .changesLook),
    Member(Spelling.isHidden.former, .shows, .changesLook),
    Member("alpha", .shows, .changesLook),
    Member("opacity", .shows, .changesLook),
    Member("isOpaque", .shows, .changesLook),
    Member("layer", .shows, .changesLook),
    Member("textAlignment", .shows, .changesLook),
    Member("contentHorizontalAlignment", .shows, .changesLook),
    Member("contentVerticalAlignment", .shows, .changesLook),
    Member("setTitleColor", .shows),
    Member("animator", .asksForLayout),
  ]
}

extension Member {
  /// Members that make a plain view visible, touchable or accessible. Source: Apple, `UIView` and `NSView`,
  /// "Configuring a view's visual appearance" and "Managing gestures".
  package static let showingPlainViews: Set<String> = [
    "backgroundColor", "layer", "wantsLayer", "clipsToBounds", "addGestureRecognizer",
    "addInteraction", "draw", "mask", "tintColor", "makeBackingLayer", "accessibilityLabel",
    "isAccessibilityElement", "gestureRecognizers", "interactions",
  ]

  /// Members of a layer that show something around the view only. The shadow of a view without a size is that of its
  /// subviews. Source: Apple, `CALayer.shadowPath`.
  package static let layerShadows: Set<String> = [
    "shadowColor", "shadowOpacity", "shadowRadius", "shadowOffset",
  ]

  /// Members of a layer that put another one into it, and those of a view and its layer that cut off what goes beyond
  /// their bounds. Source: Apple, `CALayer`, "Managing the layer hierarchy", and `UIView.clipsToBounds`.
  package static let addingLayers: Set<String> = ["addSublayer", "insertSublayer"]
  package static let clipping: Set<String> = [MemberName.clipsToBounds, "masksToBounds", "mask"]

  /// Members that make a view react to touches.
  package static let waitingForTouches: Set<String> = [
    "addGestureRecognizer", "addInteraction", "gestureRecognizers", "interactions",
  ]

  /// Members that make the end of a label visible although its text is shorter: centered and right-aligned text moves
  /// with it.
  package static let showingEnds: Set<String> = ["textAlignment", "backgroundColor"]
}
