extension Member {
  /// Methods that neither place nor size the view that they are called on.
  /// Source: Apple, the pages of `UIResponder`, `UIControl`, `UIScrollView`, tables, collections and web views.
  static let calls: [Member] =
    [
      "startAnimating", "stopAnimating", "addAction", "removeAction", "reloadData",
      "becomeFirstResponder", "resignFirstResponder", "setContentOffset", "deselectItem",
      "deselectRow", "selectItem", "selectRow", "scrollToItem", "scrollToRow", "cellForItem",
      "cellForRow", "evaluateJavaScript", "setProgress", MemberName.setValue, "loadHTMLString",
      "location",
      "point", "addInteraction", "setOn", "dequeueReusableCell", "performBatchUpdates",
      "indexPath", "insertRows", "deleteRows", "reloadRows", "setSelectedSegmentIndex",
      "scrollRectToVisible", "beginUpdates", "endUpdates", "setEditing",
      "removeGestureRecognizer", "observe", "sendActions", "setMinimumDate", "setDate",
      "addObserver", "removeObserver", "bringSubview", "sendSubview", "setViewControllers",
    ].map {
      Member($0, .neutral, $0 == "point" ? [.leavesViewAlone, .asksForTouches] : .leavesViewAlone)
    }
    // These are neutral too; those who ask for what leaves a view alone follow them by other means, or not at all.
    + ["addTarget", "removeTarget", "addGestureRecognizer", "register"].map {
      Member($0, .neutral)
    } + [Member("hitTest", .measures, .asksForTouches)]

  /// Methods that find a view in a hierarchy; a property may have the name of some.
  /// Source: Apple, the pages of `UIView`, tables, collections and pickers.
  package static let finders: Set<String> = [
    MemberName.viewWithTag, "hitTest", "cellForRow", "cellForItem", "headerView", "footerView",
    "supplementaryView", "viewForRow", "rowView",
  ]

  /// What tells of the screen, the window and the size of text.
  /// Source: Apple, `UIScreen`, `UITraitCollection`, `UIViewController` and `UIFontMetrics`.
  static let screens: [Member] = [
    Member(MemberName.nativeBounds, .measures, .aboutWindows),
    Member("preferredContentSize", .sizes, .aboutWindows),
    Member("userInterfaceIdiom", .measures, [.aboutWindows, .tellsScreens]),
    Member("horizontalSizeClass", .measures, .tellsScreens),
    Member("verticalSizeClass", .measures, .tellsScreens),
    Member(Spelling.mainScreen.former, .measures),
    Member(MemberName.scaledValue, .measures, .scalesText),
  ]

  /// What the system calls, as far as code calls it by name, too.
  static let methods: [Member] = SystemMethod.all.map {
    Member($0.name, $0.timing == .onDemand ? .asksForLayout : .neutral)
  }
}
