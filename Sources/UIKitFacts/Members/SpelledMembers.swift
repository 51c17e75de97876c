extension Member {
  /// Names for accessibility, and those that Swift 2 spelt in other ways.
  static let otherSpellings: [Member] = [
    accessibility, formerProperties, formerMethods,
  ].flatMap { $0 }

  /// Source: Apple, `UIAccessibility` and its protocols, `NSAccessibilityProtocol` and
  /// `NSAccessibility`.
  private static let accessibility = members(
    (
      .neutral,
      """
      accessibilityActionNames accessibilityActivate accessibilityActivationPoint
      accessibilityAddChildElement accessibilityAllowedValues
      accessibilityApplicationFocusedUIElement accessibilityArrayAttributeCount
      accessibilityAssistiveTechnologyFocusedIdentifiers accessibilityAttributedContent
      accessibilityAttributedContentForLineNumber accessibilityAttributedHint
      accessibilityAttributedLabel accessibilityAttributedPageContent
      accessibilityAttributedScrollStatusForScrollView accessibilityAttributedString
      accessibilityAttributedStringForRange accessibilityAttributedUserInputLabels
      accessibilityAttributedValue accessibilityAttributeNames accessibilityAttributeValue
      accessibilityAttributeValueForAttribute accessibilityCancelButton accessibilityCell
      accessibilityCellForColumn accessibilityChartDescriptor accessibilityChildren
      accessibilityChildrenInNavigationOrder accessibilityClearButton accessibilityCloseButton
      accessibilityColumnCount accessibilityColumnHeaderUIElements accessibilityColumnIndexRange
      accessibilityColumnRange accessibilityColumns accessibilityColumnTitles accessibilityContainer
      accessibilityContainerType accessibilityContent accessibilityContentForLineNumber
      accessibilityContents accessibilityContrast accessibilityCriticalValue
      accessibilityCustomActions accessibilityCustomContent accessibilityCustomRotors
      accessibilityCustomRotorsBlock accessibilityDataTableCellElement
      accessibilityDataTableCellElementForRow accessibilityDecrement accessibilityDecrementButton
      accessibilityDefaultButton accessibilityDescription accessibilityDirectTouchOptions
      accessibilityDisclosedByRow accessibilityDisclosedRows accessibilityDisclosureLevel
      accessibilityDisplayShouldDifferentiateWithoutColor accessibilityDisplayShouldIncreaseContrast
      accessibilityDisplayShouldInvertColors accessibilityDisplayShouldReduceMotion
      accessibilityDisplayShouldReduceTransparency accessibilityDocument
      accessibilityDragSourceDescriptors accessibilityDropPointDescriptors accessibilityElement
      accessibilityElementAtIndex accessibilityElementCount accessibilityElementDidBecomeFocused
      accessibilityElementDidLoseFocus accessibilityElementIsFocused accessibilityElements
      accessibilityElementsHidden accessibilityElementWithToken accessibilityExpandedStatus
      accessibilityExtrasMenuBar accessibilityFilename accessibilityFocusedUIElement
      accessibilityFocusedWindow accessibilityFrame accessibilityFrameForLineNumber
      accessibilityFrameForRange accessibilityFrameInContainerSpace accessibilityFrameInParentSpace
      accessibilityFullScreenButton accessibilityGrowArea accessibilityHandles accessibilityHeader
      accessibilityHeaderElements accessibilityHeaderElementsForColumn
      accessibilityHeaderElementsForRow accessibilityHeaderGroup accessibilityHelp accessibilityHint
      accessibilityHintBlock accessibilityHitTest accessibilityHorizontalScrollBar
      accessibilityHorizontalUnitDescription accessibilityHorizontalUnits accessibilityIdentifier
      accessibilityIgnoresInvertColors accessibilityIncrement accessibilityIncrementButton
      accessibilityIndex accessibilityIndexOfChild accessibilityInsertionPointLineNumber
      accessibilityIsIgnored accessibilityLabel accessibilityLabelBlock accessibilityLabelUIElements
      accessibilityLabelValue accessibilityLanguage accessibilityLayoutPoint
      accessibilityLayoutPointForScreenPoint accessibilityLayoutSize
      accessibilityLayoutSizeForScreenSize accessibilityLine accessibilityLineForIndex
      accessibilityLineNumber accessibilityLineNumberForPoint accessibilityLinkedUIElements
      accessibilityMainWindow accessibilityMarkerGroupUIElement accessibilityMarkerTypeDescription
      accessibilityMarkerUIElements accessibilityMarkerValues accessibilityMaxValue
      accessibilityMenuBar accessibilityMinimizeButton accessibilityMinValue accessibilityName
      accessibilityNavigationStyle accessibilityNextContents accessibilityNextTextNavigationElement
      accessibilityNextTextNavigationElementBlock accessibilityNotifiesWhenDestroyed
      accessibilityNumberOfCharacters accessibilityOrientation accessibilityOverflowButton
      accessibilityPageContent accessibilityParameterizedAttributeNames accessibilityParent
      accessibilityPath accessibilityPerformAction accessibilityPerformActionNames
      accessibilityPerformCancel accessibilityPerformConfirm accessibilityPerformDecrement
      accessibilityPerformDelete accessibilityPerformEscape accessibilityPerformIncrement
      accessibilityPerformMagicTap accessibilityPerformPick accessibilityPerformPress
      accessibilityPerformRaise accessibilityPerformShowAlternateUI
      accessibilityPerformShowDefaultUI accessibilityPerformShowMenu accessibilityPlaceholderValue
      accessibilityPreviousContents accessibilityPreviousTextNavigationElement
      accessibilityPreviousTextNavigationElementBlock accessibilityProxy accessibilityRange
      accessibilityRangeForIndex accessibilityRangeForLine accessibilityRangeForPosition
      accessibilityRangeInTargetElementWithToken accessibilityRespondsToUserInteraction
      accessibilityRole accessibilityRoleDescription accessibilityRowCount
      accessibilityRowHeaderUIElements accessibilityRowIndexRange accessibilityRowRange
      accessibilityRows accessibilityRTF accessibilityRTFForRange accessibilityRulerMarkerType
      accessibilityScreenPoint accessibilityScreenPointForLayoutPoint accessibilityScreenSize
      accessibilityScreenSizeForLayoutSize accessibilityScroll accessibilityScrollStatus
      accessibilityScrollStatusForScrollView accessibilitySearchButton accessibilitySearchMenu
      accessibilitySelectedCells accessibilitySelectedChildren accessibilitySelectedColumns
      accessibilitySelectedRows accessibilitySelectedText accessibilitySelectedTextRange
      accessibilitySelectedTextRanges accessibilityServesAsTitleForUIElements
      accessibilitySetOverrideValue accessibilitySetValue accessibilitySharedCharacterRange
      accessibilitySharedFocusElements accessibilitySharedTextUIElements
      accessibilityShouldUseUniqueId accessibilityShownMenu accessibilitySortDirection
      accessibilitySplitters accessibilityString accessibilityStringForRange accessibilityStyleRange
      accessibilityStyleRangeForIndex accessibilitySubrole accessibilityTabs
      accessibilityTextInputResponder accessibilityTextInputResponderBlock
      accessibilityTextualContext accessibilityTitle accessibilityTitleUIElement
      accessibilityToolbarButton accessibilityTopLevelUIElement accessibilityTraits
      accessibilityTraitsBlock accessibilityUnitDescription accessibilityUnits accessibilityURL
      accessibilityUserInputLabels accessibilityValue accessibilityValueBlock
      accessibilityValueDescription accessibilityVerticalScrollBar
      accessibilityVerticalUnitDescription accessibilityVerticalUnits accessibilityViewIsModal
      accessibilityVisibleCells accessibilityVisibleCharacterRange accessibilityVisibleChildren
      accessibilityVisibleColumns accessibilityVisibleRows accessibilityWarningValue
      accessibilityWindow accessibilityWindows accessibilityZoomButton accessibilityZoomIn
      accessibilityZoomInAtPoint accessibilityZoomOut accessibilityZoomOutAtPoint automationElements
      indexOfAccessibilityElement isAccessibilityAlternateUIVisible isAccessibilityDisclosed
      isAccessibilityEdited isAccessibilityElement isAccessibilityElementBlock
      isAccessibilityEnabled isAccessibilityExpanded isAccessibilityFocused isAccessibilityFrontmost
      isAccessibilityHidden isAccessibilityMain isAccessibilityMinimized isAccessibilityModal
      isAccessibilityOrderedByRow isAccessibilityProtectedContent isAccessibilityRequired
      isAccessibilitySelected isAccessibilitySelectorAllowed setAccessibilityActivationPoint
      setAccessibilityAllowedValues setAccessibilityAlternateUIVisible
      setAccessibilityApplicationFocusedUIElement setAccessibilityAttributedUserInputLabels
      setAccessibilityCancelButton setAccessibilityChildren
      setAccessibilityChildrenInNavigationOrder setAccessibilityClearButton
      setAccessibilityCloseButton setAccessibilityColumnCount setAccessibilityColumnHeaderUIElements
      setAccessibilityColumnIndexRange setAccessibilityColumns setAccessibilityColumnTitles
      setAccessibilityContainer setAccessibilityContents setAccessibilityContrast
      setAccessibilityCriticalValue setAccessibilityCustomActions setAccessibilityCustomRotors
      setAccessibilityCustomRotorsBlock setAccessibilityDecrementButton
      setAccessibilityDefaultButton setAccessibilityDescription setAccessibilityDisclosed
      setAccessibilityDisclosedByRow setAccessibilityDisclosedRows setAccessibilityDisclosureLevel
      setAccessibilityDocument setAccessibilityDragSourceDescriptors
      setAccessibilityDropPointDescriptors setAccessibilityEdited setAccessibilityElement
      setAccessibilityElementBlock setAccessibilityEnabled setAccessibilityExpanded
      setAccessibilityExtrasMenuBar setAccessibilityFilename setAccessibilityFocused
      setAccessibilityFocusedWindow setAccessibilityFrame setAccessibilityFrameInContainerSpace
      setAccessibilityFrameInParentSpace setAccessibilityFrontmost setAccessibilityFullScreenButton
      setAccessibilityGrowArea setAccessibilityHandles setAccessibilityHeader setAccessibilityHelp
      setAccessibilityHidden setAccessibilityHint setAccessibilityHorizontalScrollBar
      setAccessibilityHorizontalUnitDescription setAccessibilityHorizontalUnits
      setAccessibilityIdentifier setAccessibilityIgnoresInvertColors setAccessibilityIncrementButton
      setAccessibilityIndex setAccessibilityInsertionPointLineNumber setAccessibilityLabel
      setAccessibilityLabelUIElements setAccessibilityLabelValue setAccessibilityLanguage
      setAccessibilityLinkedUIElements setAccessibilityMain setAccessibilityMainWindow
      setAccessibilityMarkerGroupUIElement setAccessibilityMarkerTypeDescription
      setAccessibilityMarkerUIElements setAccessibilityMarkerValues setAccessibilityMaxValue
      setAccessibilityMenuBar setAccessibilityMinimizeButton setAccessibilityMinimized
      setAccessibilityMinValue setAccessibilityModal setAccessibilityNextContents
      setAccessibilityNextTextNavigationElement setAccessibilityNextTextNavigationElementBlock
      setAccessibilityNumberOfCharacters setAccessibilityOrderedByRow setAccessibilityOrientation
      setAccessibilityOverflowButton setAccessibilityParent setAccessibilityPlaceholderValue
      setAccessibilityPreviousContents setAccessibilityPreviousTextNavigationElement
      setAccessibilityPreviousTextNavigationElementBlock setAccessibilityProtectedContent
      setAccessibilityProxy setAccessibilityRequired setAccessibilityRole
      setAccessibilityRoleDescription setAccessibilityRowCount setAccessibilityRowHeaderUIElements
      setAccessibilityRowIndexRange setAccessibilityRows setAccessibilityRulerMarkerType
      setAccessibilitySearchButton setAccessibilitySearchMenu setAccessibilitySelected
      setAccessibilitySelectedCells setAccessibilitySelectedChildren setAccessibilitySelectedColumns
      setAccessibilitySelectedRows setAccessibilitySelectedText setAccessibilitySelectedTextRange
      setAccessibilitySelectedTextRanges setAccessibilitySelectorAllowed
      setAccessibilityServesAsTitleForUIElements setAccessibilitySharedCharacterRange
      setAccessibilitySharedFocusElements setAccessibilitySharedTextUIElements
      setAccessibilityShownMenu setAccessibilitySortDirection setAccessibilitySplitters
      setAccessibilitySubrole setAccessibilityTabs setAccessibilityTextInputResponder
      setAccessibilityTextInputResponderBlock setAccessibilityTitle setAccessibilityTitleUIElement
      setAccessibilityToolbarButton setAccessibilityTopLevelUIElement setAccessibilityTraits
      setAccessibilityUnitDescription setAccessibilityUnits setAccessibilityURL
      setAccessibilityUserInputLabels setAccessibilityValue setAccessibilityValueDescription
      setAccessibilityVerticalScrollBar setAccessibilityVerticalUnitDescription
      setAccessibilityVerticalUnits setAccessibilityVisibleCells
      setAccessibilityVisibleCharacterRange setAccessibilityVisibleChildren
      setAccessibilityVisibleColumns setAccessibilityVisibleRows setAccessibilityWarningValue
      setAccessibilityWindow setAccessibilityWindows setAccessibilityZoomButton
      shouldGroupAccessibilityChildren
      """
    )
  )

  /// Properties of which Swift 2 spelt the names without `is`.
  private static let formerProperties = members(
    (
      .neutral,
      """
      animating asynchronous automaticDashSubstitutionEnabled automaticDataDetectionEnabled
      automaticLinkDetectionEnabled automaticQuoteSubstitutionEnabled
      automaticSpellingCorrectionEnabled automaticTextCompletionEnabled
      automaticTextReplacementEnabled blinking blockedByScreenTime coalescingUndo continuous
      continuousSpellCheckingEnabled customizing decelerating directionalLockEnabled doubleSided
      draggable dragging drawingFindIndicator editing emphasized enabled exclusiveTouch fieldEditor
      findInteractionEnabled firstResponder floating focused grammarCheckingEnabled groupRowStyle
      held hiddenOrHasHiddenAncestor highlighted hovered incrementalSearchingEnabled indeterminate
      inFullScreenMode inMarkupMode inspectable jitteringEnabled keyWindow loading
      lookToDictateEnabled momentary multipleTouchEnabled muted nextRowSelected on pagingEnabled
      paused pitchEnabled playing pointerInteractionEnabled prefetchingEnabled previousRowSelected
      readyForDisplay refreshing richText rotatedFromBase rotatedOrScaledFromBase rotateEnabled
      routePickerButtonBordered scrollAnimating searchResultsButtonSelected selectable selected
      springLoaded symbolAnimationEnabled targetForDropOperation temporalAntialiasingEnabled
      textDragActive textDropActive touchInside tracking transparentFocusItem userInteractionEnabled
      userLocationVisible visible writingToolsActive zoomAnimating zoomBouncing zoomEnabled zooming
      """
    ),
    (.fills, "bezeled bordered buttonBordered editable secureTextEntry vertical"),
    (.shows, "displayedWhenStopped opaque transparent"),
    (.arranges, "findBarVisible flipped geometryFlipped paneSplitter rulerVisible translucent"),
    (.constrains, "horizontalContentSizeConstraintActive verticalContentSizeConstraintActive"),
    (.sizes, "horizontallyResizable verticallyResizable")
  )

  /// Methods of which Swift 2 spelt the labels with the name, as Objective-C does.
  private static let formerMethods = members(
    (
      .neutral,
      """
      actionForKey actionForSegmentAtIndex annotationsChangedOnPage beginFloatingCursorAtPoint
      beginGestureWithEvent beginInteractiveMovementForItemAtIndexPath
      beginTrimmingWithCompletionHandler buildMenuWithBuilder changeModeWithEvent
      characterIndexForInsertionAtPoint checkTextInRange childIndexForItem
      closeAllMediaPresentationsWithCompletionHandler closestTickMarkValueToValue
      contentPositionAdjustmentForSegmentType createPDFWithConfiguration
      createWebArchiveDataWithCompletionHandler currentPageIndicatorImageForPage
      dequeueConfiguredReusableCellWithRegistration
      dequeueConfiguredReusableSupplementaryViewWithRegistration displayLinkWithTarget
      draggingImageForItemsAtIndexes draggingImageForItemsAtIndexPaths dragImageForRowsWithIndexes
      dragImageForSelectionWithEvent dragOperationForDraggingInfo dragSelectionWithEvent
      drawBackgroundInClipRect drawBackgroundInRect drawCharactersInRange
      drawDraggingDestinationFeedbackInRect drawGridInClipRect drawInsertionPointInRect
      drawKnobSlotInRect drawPage drawPagePost drawSelectionInRect drawSeparatorInRect
      drawsVerticallyForCharacterAtIndex drawTextHighlightBackgroundForTextRange drawWellInside
      editWithFrame endGestureWithEvent enumerateAvailableRowViewsUsingBlock exchangeOverlayAtIndex
      fetchDataOfTypes hideRowsAtIndexes highlightSelectionInClipRect
      ignoreModifierKeysForDraggingSession indexOfTickMarkAtPoint
      indexPathsForVisibleSupplementaryElementsOfKind indicatorImageInTableColumn itemAtIndexPath
      moveBackwardAndModifySelection moveDownAndModifySelection moveForwardAndModifySelection
      moveItemAtIndex moveLeftAndModifySelection moveRightAndModifySelection
      moveToBeginningOfDocumentAndModifySelection moveToBeginningOfLineAndModifySelection
      moveToBeginningOfParagraphAndModifySelection moveToEndOfDocumentAndModifySelection
      moveToEndOfLineAndModifySelection moveToEndOfParagraphAndModifySelection
      moveToLeftEndOfLineAndModifySelection moveToRightEndOfLineAndModifySelection
      moveUpAndModifySelection moveWordBackwardAndModifySelection moveWordForwardAndModifySelection
      moveWordLeftAndModifySelection moveWordRightAndModifySelection newItemForRepresentedObject
      numberOfChildrenOfItem pageDownAndModifySelection pageUpAndModifySelection
      pauseAllMediaPlaybackWithCompletionHandler performClickOnCellAtColumn
      performTextSearchWithQueryString positionOfTokenAtIndex preferredPasteboardTypeFromArray
      preferredSymbolConfigurationForImageInState preparedCellAtColumn pressureChangeWithEvent
      printOperationWithPrintInfo printWithInfo providerForDeferredMenuElement quickLookWithEvent
      reloadDecorationsForDateComponents removeAllSymbolEffectsWithOptions
      requestMediaPlaybackStateWithCompletionHandler resumeDownloadFromResumeData
      routePickerButtonColorForState scopeBarButtonBackgroundImageForState
      scopeBarButtonDividerImageForLeftSegmentState scopeBarButtonTitleTextAttributesForState
      scrollRect scrollToNearestSelectedRowAtScrollPosition scrollToPoint
      selectionRangeForProposedRange selectWithFrame shouldArchiveValueForKey
      shouldChangeTextInRanges shouldCollapseAutoExpandedItemsForDeposited
      shouldDelayWindowOrderingForEvent shouldReplaceCharactersInRanges
      shouldReplaceFoundTextInRange showDefinitionForAttributedString
      smartDeleteRangeForProposedRange smartInsertAfterStringForString
      smartInsertBeforeStringForString smartInsertForString smartMagnifyWithEvent
      soundIdentifierForFocusUpdateInContext startDownloadUsingRequest startPlaybackWithStyle
      stopPlaybackAnimated supplementalTargetForAction swipeWithEvent tabViewItemAtPoint
      takeSnapshotWithConfiguration textureFromNode tickMarkValueAtIndex touchesCancelledWithEvent
      touchesEndedWithEvent touchesMovedWithEvent translateRectsNeedingDisplayInRect
      unhideRowsAtIndexes updateFloatingCursorAtPoint validRequestorForSendType
      wantsForwardedScrollEventsForAxis wantsScrollEventsForSwipeTrackingOnAxis
      willDismissEditMenuWithAnimator willPresentEditMenuWithAnimator
      withScrollIndicatorsShownForContentOffsetChanges writeRTFDToFile writeSelectionToPasteboard
      """
    ),
    (
      .measures,
      """
      areaOfInterestForMouse areaOfInterestForPoint baselineDeltaForCharacterAtIndex
      caretTransformForPosition characterOffsetOfPosition convertPointFromLayer convertPointToLayer
      convertRectFromLayer convertRectToLayer convertSizeFromBase convertSizeFromLayer
      convertSizeToBase convertSizeToLayer directionalEdgeInsetsForLayoutRegion
      effectiveRadiusForCorner expansionFrameWithFrame fractionOfDistanceThroughGlyphForPoint
      isNodeInsideFrustum maxPossiblePositionOfDividerAtIndex minPossiblePositionOfDividerAtIndex
      nodesInsideFrustumWithPointOfView rectForLayoutRegion rectForSmartMagnificationAtPoint
      rectsForCharacterRange
      """
    ),
    (
      .fills,
      """
      cellAtColumnIndex insertSegmentWithAction insertTextPlaceholderWithSize
      performValidatedReplacementInRange removeTokenAtIndex replaceAllOccurrencesOfQueryString
      replaceFoundTextInRange replaceTextualPortionOfRange
      """
    ),
    (.arranges, "columnAtIndex mergeCellsInHorizontalRange moveColumnAtIndex rowAtIndex"),
    (.handsOut(.views), "viewsInGravity"),
    (.handsOut(.view), "makeSupplementaryViewOfKind textFieldAtIndex"),
    (.removes, "removeColumnAtIndex removeRowAtIndex"),
    (.adds, "insertColumnAtIndex insertRowAtIndex")
  )
}
