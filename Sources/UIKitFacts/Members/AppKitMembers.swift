extension Member {
  /// What views of AppKit have beside of what they share with those of UIKit.
  static let otherAppKit: [Member] = [
    macResponders, macViews, macControls, macContainers,
  ].flatMap { $0 }

  /// Source: Apple, `NSResponder`, `NSStandardKeyBindingResponding`, `NSDraggingDestination`,
  /// `NSDraggingSource`, `NSUserInterfaceItemIdentification` and `NSEditor`.
  private static let macResponders = members(
    (
      .neutral,
      """
      touchBar makeTouchBar tryToPerform tryToPerformWith performKeyEquivalent validRequestor
      mouseDown rightMouseDown otherMouseDown mouseUp rightMouseUp otherMouseUp mouseMoved
      mouseDragged mouseCancelled scrollWheel rightMouseDragged otherMouseDragged mouseEntered
      mouseExited keyDown keyUp flagsChanged tabletPoint tabletProximity cursorUpdate
      magnifyWithEvent rotateWithEvent swipe beginGesture endGesture smartMagnify changeMode
      touchesBeganWithEvent quickLook pressureChange contextMenuKeyDown noResponder noResponderFor
      acceptsFirstResponder interpretKeyEvents flushBufferedKeyEvents showContextHelp helpRequested
      shouldBeTreatedAsInk shouldBeTreatedAsInkEvent wantsScrollEventsForSwipeTracking
      wantsForwardedScrollEvents supplementalTarget validateProposedFirstResponder presentError
      willPresentError performTextFinderAction newWindowForTab performMnemonic interfaceStyle
      invalidateRestorableState restoreStateWithCoder doCommand doCommandBySelector moveForward
      moveRight moveBackward moveLeft moveUp moveDown moveWordForward moveWordBackward moveWordRight
      moveWordLeft pageDown pageUp scrollPageUp scrollPageDown scrollLineUp scrollLineDown
      scrollToBeginningOfDocument scrollToEndOfDocument moveToBeginningOfLine moveToEndOfLine
      moveToBeginningOfParagraph moveToEndOfParagraph moveToEndOfDocument moveToBeginningOfDocument
      moveToLeftEndOfLine moveToRightEndOfLine centerSelectionInVisibleArea selectParagraph
      selectLine selectWord setMark selectToMark swapWithMark cancelOperation cancel
      quickLookPreviewItems showContextMenuForSelection draggingEntered draggingUpdated
      draggingExited prepareForDragOperation performDragOperation concludeDragOperation
      draggingEnded wantsPeriodicDraggingUpdates updateDraggingItemsForDrag draggingSession
      ignoreModifierKeys commitEditing discardEditing validateMenuItem validateUserInterfaceItem
      validateToolbarItem performSegue shouldPerformSegue moveParagraphForwardAndModifySelection
      moveParagraphBackwardAndModifySelection
      """
    ),
    (
      .fills,
      """
      indent insertTab insertBacktab insertNewline insertParagraphSeparator insertLineBreak
      insertContainerBreak insertNewlineIgnoringFieldEditor insertTabIgnoringFieldEditor
      insertSingleQuoteIgnoringSubstitution insertDoubleQuoteIgnoringSubstitution changeCaseOfLetter
      uppercaseWord lowercaseWord capitalizeWord deleteForward
      deleteBackwardByDecomposingPreviousCharacter deleteWordForward deleteWordBackward
      deleteToBeginningOfLine deleteToEndOfLine deleteToBeginningOfParagraph deleteToEndOfParagraph
      deleteToMark yank transpose transposeWords complete makeBaseWritingDirectionNatural
      makeBaseWritingDirectionLeftToRight makeBaseWritingDirectionRightToLeft
      makeTextWritingDirectionNatural
      """
    )
  )

  /// Source: Apple, `NSView`, with its pages on drawing, layers, tracking areas, tool tips,
  /// printing, dragging, focus rings and full screen; `NSAppearanceCustomization` and
  /// `NSAnimatablePropertyContainer`.
  private static let macViews = members(
    (
      .neutral,
      """
      candidateListTouchBarItem enclosingMenuItem isHiddenOrHasHiddenAncestor getRectsBeingDrawn
      needsToDraw needsToDrawRect wantsDefaultClipping viewDidHide viewDidUnhide viewWillMove
      viewWillMoveToWindow viewWillMoveToSuperview viewDidMoveToWindow viewDidMoveToSuperview
      viewDidChangeBackingProperties postsFrameChangedNotifications postsBoundsChangedNotifications
      canDrawConcurrently canDraw lockFocus unlockFocus lockFocusIfCanDraw
      lockFocusIfCanDrawInContext displayIfNeededIgnoringOpacity displayRect displayIfNeededInRect
      displayIgnoringOpacity displayRectIgnoringOpacity displayIfNeededInRectIgnoringOpacity
      bitmapImageRepForCachingDisplay bitmapImageRepForCachingDisplayInRect cacheDisplay
      cacheDisplayInRect viewWillDraw translateRectsNeedingDisplay scroll scrollPoint
      scrollToVisible autoscroll shouldDelayWindowOrdering acceptsFirstMouse needsPanelToBecomeKey
      mouseDownCanMoveWindow mouse acceptsTouchEvents wantsRestingTouches makeBackingLayer
      layerContentsRedrawPolicy wantsLayer wantsUpdateLayer updateLayer canDrawSubviewsIntoLayer
      layerUsesCoreImageFilters contentFilters shadow menuForEvent willOpenMenu didCloseMenu
      addToolTip addToolTipRect removeToolTip removeAllToolTips viewWillStartLiveResize
      viewDidEndLiveResize inLiveResize preservesContentDuringLiveResize
      getRectsExposedDuringLiveResize inputContext prepareContent prepareContentInRect
      preparedContentRect allowsVibrancy viewDidChangeEffectiveAppearance effectiveAppearance
      nextKeyView canBecomeKeyView setKeyboardFocusRingNeedsDisplay
      setKeyboardFocusRingNeedsDisplayInRect focusRingType drawFocusRingMask
      noteFocusRingMaskChanged writeEPS writeEPSInsideRect dataWithEPS dataWithEPSInsideRect
      writePDF writePDFInsideRect dataWithPDF dataWithPDFInsideRect printView knowsPageRange
      heightAdjustLimit widthAdjustLimit adjustPageWidthNew adjustPageHeightNew drawPageBorder
      drawPageBorderWithSize pageHeader pageFooter printJobTitle beginDocument endDocument beginPage
      beginPageInRect endPage beginDraggingSession beginDraggingSessionWithItems
      registeredDraggedTypes registerForDraggedTypes unregisterDraggedTypes
      unregisterForDraggedTypes isInFullScreenMode showDefinition isDrawingFindIndicator
      allowedTouchTypes addTrackingArea removeTrackingArea trackingAreas updateTrackingAreas
      addCursorRect removeCursorRect discardCursorRects resetCursorRects addTrackingRect
      removeTrackingRect displayLink dragImage dragFile dragPromisedFiles dragPromisedFilesOfTypes
      shouldDrawColor gState allocateGState setUpGState renewGState releaseGState
      wantsBestResolutionOpenGLSurface wantsExtendedDynamicRangeOpenGLSurface pressureConfiguration
      animations isRotatedFromBase isRotatedOrScaledFromBase needsLayout userInterfaceItemIdentifier
      rulerView
      """
    ),
    (
      .measures,
      """
      convertSize convertToBacking convertFromBacking convertToLayer convertFromLayer
      convertPointToBacking convertPointFromBacking convertRectToBacking convertRectFromBacking
      convertSizeToBacking convertSizeFromBacking convertPointToBase convertPointFromBase
      convertRectToBase convertRectFromBase convertToBase convertFromBase backingAlignedRect
      centerScanRect adjustScroll rectPreservedDuringLiveResize rectForSmartMagnification
      focusRingMaskBounds rectForPage locationOfPrintRect safeAreaRect baselineOffsetFromBottom
      firstBaselineOffsetFromTop lastBaselineOffsetFromBottom fittingSize
      contentHuggingPriorityForOrientation contentCompressionResistancePriorityForOrientation
      """
    ),
    (.shows, "alphaValue layerContentsPlacement"),
    (
      .arranges,
      """
      additionalSafeAreaInsets resizeSubviews resizeSubviewsWithOldSize userInterfaceLayoutDirection
      prefersCompactControlSizeMetrics sortSubviews sortSubviewsUsingFunction
      """
    ),
    (.asksForLayout, "layoutSubtreeIfNeeded updateConstraintsForSubtreeIfNeeded"),
    (
      .handsOut(.view),
      """
      previousKeyView nextValidKeyView previousValidKeyView ancestorShared ancestorSharedWithView
      opaqueAncestor enclosingScrollView
      """
    ),
    (.handsOut(.constraints), "constraintsAffectingLayoutForOrientation"),
    (.adds, "replaceSubview"),
    (.constrains, "isHorizontalContentSizeConstraintActive isVerticalContentSizeConstraintActive"),
    (.places, "frameRotation frameCenterRotation"),
    (
      .sizes,
      """
      setBoundsOrigin setBoundsSize boundsRotation translateOrigin translateOriginToPoint
      scaleUnitSquare scaleUnitSquareToSize rotateByAngle rotate enterFullScreenMode
      exitFullScreenMode exitFullScreenModeWithOptions resizeWithOldSuperviewSize
      """
    )
  )

  /// Source: Apple, `NSControl`, `NSButton`, `NSPopUpButton`, `NSImageView`, `NSSlider`,
  /// `NSSwitch`, `NSStepper`, `NSProgressIndicator`, `NSLevelIndicator`, `NSSegmentedControl`,
  /// `NSDatePicker`, `NSColorWell` and `NSPathControl`.
  private static let macControls = members(
    (
      .neutral,
      """
      ignoresMultiClick refusesFirstResponder sendActionOn performClick allowsExpansionToolTips
      currentEditor drawWithExpansionFrame edit abortEditing validateEditing selectedTag
      selectedCell updateCell updateCellInside drawCell drawCellInside selectCell appearsDisabled
      hasDestructiveAction sound maxAcceleratorLevel setPeriodicDelay getPeriodicDelay bezelColor
      contentTintColor tintProminence allowsMixedState setNextState highlight keyEquivalent
      keyEquivalentModifierMask activeCompressionOptions autoenablesItems usesItemFromMenu
      altersStateOfSelectedItem itemArray itemTitles itemTitle itemTitleAtIndex indexOfItem
      indexOfItemWithTag indexOfItemWithTitle indexOfItemWithRepresentedObject indexOfItemWithTarget
      item itemAtIndex itemWithTitle lastItem titleOfSelectedItem indexOfSelectedItem selectedIndex
      allowsCutCopyPaste animates canDrawSubviews trackFillColor allowsTickMarkValuesOnly
      neutralValue altIncrementValue closestTickMarkValue tickMarkValue indexOfTickMark minValue
      maxValue increment valueWraps isIndeterminate usesThreadedAnimation animationDelay controlTint
      warningValue criticalValue warningFillColor criticalFillColor drawsTieredCapacityLevels
      placeholderVisibility selectSegment selectSegmentWithTag selectedSegment
      selectedSegmentBezelColor trackingMode isSelectedForSegment setTag tagForSegment setToolTip
      toolTipForSegment menuForSegment labelForSegment imageScalingForSegment alignmentForSegment
      showsMenuIndicatorForSegment doubleValueForSelectedSegment minDate maxDate timeInterval
      presentsCalendarOverlay drawWell takeColorFrom pulldownTarget pulldownAction clickedPathItem
      doubleAction allowedTypes clickedPathComponentCell knobThickness takesFocus
      """
    ),
    (
      .measures,
      """
      expansionFrame minimumSize minimumSizeWithPrioritizedCompressionOptions rectOfTickMark
      rectOfTickMarkAtIndex
      """
    ),
    (
      .fills,
      """
      cell objectValue stringValue attributedStringValue intValue integerValue floatValue
      doubleValue formatter invalidateIntrinsicContentSizeForCell takeIntValueFrom
      takeIntegerValueFrom takeFloatValueFrom takeDoubleValueFrom takeStringValueFrom
      takeObjectValueFrom setFloatingPointFormat controlSize usesSingleLineMode setButtonType
      alternateTitle attributedAlternateTitle alternateImage bezelStyle isBordered
      showsBorderOnlyWhileMouseInside imagePosition imageScaling imageHugsTitle symbolConfiguration
      borderShape setTitleWithMnemonic compress compressWithPrioritizedCompressionOptions
      imageFrameStyle pullsDown addItem addItemWithTitle addItems addItemsWithTitles insertItem
      insertItemWithTitle removeItem removeItemWithTitle removeItemAtIndex removeAllItems
      synchronizeTitleAndSelectedItem selectItemWithTitle selectItemWithTag preferredEdge
      arrowPosition numberOfTickMarks numberOfMajorTickMarks tickMarkPosition sliderType isVertical
      isBezeled levelIndicatorStyle ratingImage ratingPlaceholderImage segmentCount segmentStyle
      segmentDistribution setLabel setImageScaling setMenu setShowsMenuIndicator datePickerElements
      dateValue colorWellStyle pathStyle pathItems pathComponentCells placeholderString
      placeholderAttributedString incrementBy
      """
    ),
    (
      .shows,
      """
      imageAlignment isTransparent startAnimation stopAnimation isDisplayedWhenStopped animate
      setAlignment
      """
    ),
    (.asksForLayout, "calcSize")
  )

  /// Source: Apple, `NSScrollView`, `NSClipView`, `NSScroller`, `NSRulerView`, `NSStackView`,
  /// `NSSplitView`, `NSBox`, `NSTabView`, `NSGridView`, `NSVisualEffectView`, `NSGlassEffectView`
  /// and `NSPopover`, as far as views have the same names.
  private static let macContainers = members(
    (
      .neutral,
      """
      documentCursor copiesOnScroll viewFrameChanged viewBoundsChanged horizontalLineScroll
      verticalLineScroll lineScroll horizontalPageScroll verticalPageScroll pageScroll
      scrollsDynamically scrollerKnobStyle flashScrollers horizontalScrollElasticity
      verticalScrollElasticity usesPredominantAxisScrolling maxMagnification minMagnification
      reflectScrolledClipView invalidateHashMarks drawHashMarksAndLabels
      drawHashMarksAndLabelsInRect drawMarkers drawMarkersInRect drawKnob drawKnobSlot knobStyle
      knobProportion usableParts hitPart dividerColor drawDivider drawDividerInRect
      isSubviewCollapsed holdingPriority holdingPriorityForSubview holdingPriorityForSubviewAtIndex
      autosaveName visibilityPriority visibilityPriorityForView clippingResistancePriority
      clippingResistancePriorityForOrientation huggingPriority huggingPriorityForOrientation
      titleCell selectedTabViewItem tabViewItems numberOfTabViewItems tabViewItem tabViewItemAtIndex
      indexOfTabViewItem indexOfTabViewItemWithIdentifier numberOfColumns indexOfRow indexOfColumn
      indexOf material blendingMode maskImage isEmphasized interiorBackgroundStyle markers
      measurementUnits originOffset
      """
    ),
    (
      .measures,
      """
      documentRect documentVisibleRect constrainBoundsRect constrainScrollPoint
      minPossiblePositionOfDivider maxPossiblePositionOfDivider dividerThickness requiredThickness
      rectForPart testPart
      """
    ),
    (
      .arranges,
      """
      automaticallyAdjustsContentInsets hasVerticalScroller hasHorizontalScroller autohidesScrollers
      scrollerStyle scrollerInsets rulersVisible hasHorizontalRuler hasVerticalRuler findBarPosition
      isFindBarVisible findBarViewDidChangeHeight borderType tile magnify moveRow moveRowAtIndex row
      column magnifyToFit magnifyToFitRect dividerStyle setPosition adjustSubviews
      arrangesAllSubviews setHoldingPriority isPaneSplitter detachesHiddenViews
      setVisibilityPriority setClippingResistancePriority hasEqualSpacing rowSpacing columnSpacing
      xPlacement yPlacement rowAlignment moveColumn mergeCells boxType titlePosition titleFont
      contentViewMargins tabViewType tabPosition tabViewBorderType allowsTruncatedLabels
      ruleThickness reservedThicknessForMarkers reservedThicknessForAccessoryView selectTabViewItem
      selectTabViewItemAtIndex selectTabViewItemWithIdentifier takeSelectedTabViewItem
      takeSelectedTabViewItemFromSender selectFirstTabViewItem selectLastTabViewItem
      selectNextTabViewItem selectPreviousTabViewItem
      """
    ),
    (.prioritizes, "setHuggingPriority"),
    (.handsOut(.views), "detachedViews views"),
    (.handsOut(.view), "clientView cellForView"),
    (
      .takesView,
      """
      verticalScroller horizontalScroller horizontalRulerView verticalRulerView findBarView
      """
    ),
    (.removes, "removeView removeRow removeColumn removeTabViewItem"),
    (
      .adds,
      """
      addFloatingSubview addView insertView setViews addRowWithViews insertRow addColumnWithViews
      insertColumn addTabViewItem insertTabViewItem
      """
    ),
    (.sizes, "setFrameFromContentFrame")
  )
}
