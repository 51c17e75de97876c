extension Member {
  /// The same of texts, tables and collections.
  static let otherAppKitTexts: [Member] = [macTexts, macTables].flatMap { $0 }

  /// Source: Apple, `NSTextField`, `NSSecureTextField`, `NSSearchField`, `NSComboBox`,
  /// `NSTokenField`, `NSText`, `NSTextView`, `NSTextInputClient` and `NSTextFinderClient`.
  private static let macTexts = members(
    (
      .neutral,
      """
      drawsBackground allowsWritingTools allowsWritingToolsAffordance
      isAutomaticTextCompletionEnabled allowsCharacterPickerTouchBarItem importsGraphics isRichText
      selectText textShouldBeginEditing textShouldEndEditing textDidBeginEditing textDidEndEditing
      textDidChange isFieldEditor usesFontPanel rtf rtfd RTFFromRange RTFDFromRange writeRTFD
      copyFont copyRuler showGuessPanel checkSpelling changeSpelling ignoreSpelling
      insertionPointColor selectedTextAttributes markedTextAttributes displaysLinkToolTips
      setSelectedRange setSelectedRanges selectionGranularity
      updateInsertionPointStateAndRestartTimer shouldDrawInsertionPoint drawInsertionPoint
      drawBackground drawViewBackground drawViewBackgroundInRect updateRuler updateFontPanel
      updateDragTypeRegistration selectionRange clicked clickedOnLink characterIndexForInsertion
      usesAdaptiveColorMappingForDarkAppearance rangeForUserCompletion completions
      completionsForPartialWordRange writablePasteboardTypes writeSelection readablePasteboardTypes
      preferredPasteboardType dragSelection dragImageForSelection acceptableDragTypes dragOperation
      cleanUpAfterDragOperation isContinuousSpellCheckingEnabled toggleContinuousSpellChecking
      spellCheckerDocumentTag isGrammarCheckingEnabled toggleGrammarChecking setSpellingState
      rangesForUserTextChange rangesForUserCharacterAttributeChange
      rangesForUserParagraphAttributeChange rangeForUserTextChange
      rangeForUserCharacterAttributeChange rangeForUserParagraphAttributeChange
      allowsDocumentBackgroundColorChange allowsUndo breakUndoCoalescing isCoalescingUndo
      allowsImageEditing showFindIndicator showFindIndicatorForRange usesRolloverButtonForSelection
      allowedInputSourceLocales smartInsertDeleteEnabled isSmartInsertDeleteEnabled
      toggleSmartInsertDelete smartDeleteRange smartInsert isAutomaticQuoteSubstitutionEnabled
      toggleAutomaticQuoteSubstitution isAutomaticLinkDetectionEnabled toggleAutomaticLinkDetection
      isAutomaticDataDetectionEnabled toggleAutomaticDataDetection
      isAutomaticDashSubstitutionEnabled toggleAutomaticDashSubstitution
      isAutomaticTextReplacementEnabled toggleAutomaticTextReplacement
      isAutomaticSpellingCorrectionEnabled toggleAutomaticSpellingCorrection
      toggleAutomaticTextCompletion enabledTextCheckingTypes checkText checkTextInSelection
      checkTextInDocument orderFrontSubstitutionsPanel orderFrontSpacingPanel orderFrontLinkPanel
      orderFrontListPanel orderFrontTablePanel usesFindPanel isIncrementalSearchingEnabled
      performFindPanelAction toggleQuickLookPreviewPanel updateQuickLookPreviewPanel
      orderFrontSharingServicePicker updateTouchBarItemIdentifiers updateTextTouchBarItems
      updateCandidates startSpeaking stopSpeaking acceptsGlyphInfo changeDocumentBackgroundColor
      hasMarkedText markedRange conversationIdentifier attributedSubstring
      attributedSubstringFromRange attributedSubstringForProposedRange validAttributesForMarkedText
      characterIndex characterIndexForPoint drawsVerticallyForCharacter
      preferredTextAccessoryPlacement contentType recentSearches recentsAutosaveName
      searchMenuTemplate sendsWholeSearchString maximumRecents sendsSearchStringImmediately
      numberOfVisibleItems usesDataSource scrollItemAtIndexToTop scrollItemAtIndexToVisible
      deselectItemAtIndex itemObjectValue itemObjectValueAtIndex objectValueOfSelectedItem
      indexOfItemWithObjectValue objectValues completes completionDelay tokenizingCharacterSet
      stringLength firstSelectedRange visibleCharacterRanges shouldReplaceCharacters
      didReplaceCharacters drawCharacters automaticModeOptions noteNumberOfItemsChanged itemHeight
      """
    ),
    (
      .measures,
      """
      textContainerOrigin searchTextBounds searchButtonBounds cancelButtonBounds rectForSearchText
      rectForSearchButton rectForCancelButton rectForSearchTextWhenCentered
      rectForSearchButtonWhenCentered rectForCancelButtonWhenCentered firstRectForCharacterRange
      fractionOfDistanceThroughGlyph baselineDeltaForCharacter baselineDelta
      unionRectInVisibleSelectedRange rects
      """
    ),
    (
      .fills,
      """
      maximumNumberOfLines placeholderStrings placeholderAttributedStrings string replaceCharacters
      replaceCharactersInRange readRTFD readRTFDFromFile pasteFont pasteRuler changeFont
      changeAttributes changeColor setFont setTextColor insertInputSuggestion replaceAllOccurrences
      message subscript superscript underline unscript turnOffKerning tightenKerning loosenKerning
      useStandardKerning turnOffLigatures useStandardLigatures useAllLigatures raiseBaseline
      lowerBaseline outline toggleTraditionalCharacterShape insertCompletion
      performValidatedReplacement didChangeText defaultParagraphStyle readSelection
      readSelectionFromPasteboard pasteAsPlainText pasteAsRichText textContentStorage
      attributedString handleTextCheckingResults addItemWithObjectValue addItemsWithObjectValues
      insertItemWithObjectValue removeItemWithObjectValue selectItemWithObjectValue
      selectItemAtIndex isButtonBordered toggleBaseWritingDirection
      """
    ),
    (.shows, "resolvesNaturalAlignmentWithBaseWritingDirection"),
    (
      .arranges,
      """
      replaceTextContainer invalidateTextContainerOrigin usesRuler usesInspectorBar isRulerVisible
      toggleRuler usesFindBar setLayoutOrientation changeLayoutOrientation layoutOrientation
      centersPlaceholder intercellSpacing
      """
    ),
    (
      .sizes,
      """
      isHorizontallyResizable isVerticallyResizable minSize maxSize setConstrainedFrameSize
      """
    )
  )

  /// Source: Apple, `NSTableView`, `NSOutlineView`, `NSTableHeaderView`, `NSTableRowView`,
  /// `NSTableCellView`, `NSCollectionView` and `NSBrowser`.
  private static let macTables = members(
    (
      .neutral,
      """
      allowsColumnReordering allowsColumnResizing usesAlternatingRowBackgroundColors gridColor
      effectiveRowSizeStyle effectiveStyle tableColumns tableColumn tableColumnWithIdentifier
      columnWithIdentifier scrollRowToVisible scrollColumnToVisible noteNumberOfRowsChanged
      reloadDataForRowIndexes reloadItem reloadColumn clickedColumn clickedRow setDoubleAction
      editedColumn editedRow sortDescriptors highlightedTableColumn verticalMotionCanBeginDrag
      canDragRows canDragRowsWithIndexes dragImageForRows setDropRow setDropItem
      setDraggingSourceOperationMask allowsColumnSelection allowsEmptySelection allowsTypeSelect
      drawsGrid selectColumn focusedColumn preparedCell selectColumnIndexes selectRowIndexes
      selectedColumn selectedColumnIndexes selectedRowIndexes deselectColumn deselectAll
      isColumnSelected isRowSelected numberOfSelectedColumns numberOfSelectedRows
      selectionHighlightStyle draggingDestinationFeedbackStyle rowAtPoint columnAtPoint rows
      rowsInRect columnIndexes columnIndexesInRect rowForView columnForView autosaveTableColumns
      editColumn drawRow highlightSelection drawGrid registeredNibsByIdentifier didAdd didAddRowView
      didRemove didRemoveRowView enumerateAvailableRowViews hiddenRowIndexes insertRowsAtIndexes
      removeRows removeRowsAtIndexes hideRows unhideRows rowActionsVisible isExpandable
      numberOfChildren child expandItem collapseItem parent parentForItem childIndex itemAtRow
      rowForItem level levelForItem levelForRow isItemExpanded autosaveExpandedItems
      shouldCollapseAutoExpandedItems insertItemsAtIndexes removeItems removeItemsAtIndexes
      stronglyReferencesItems isGroupRowStyle isPreviousRowSelected isNextRowSelected isFloating
      isTargetForDropOperation indentationForDropOperation drawSelection drawSeparator
      drawDraggingDestinationFeedback backgroundViewScrollsWithContent backgroundColors
      selectionIndexes selectionIndexPaths selectItems selectItemsAtIndexPaths deselectItems
      deselectItemsAtIndexPaths makeItem makeItemWithIdentifier visibleItems scrollToItems
      scrollToItemsAtIndexPaths toggleSectionCollapse newItem itemPrototype content
      representedObject draggedColumn draggedDistance resizedColumn highlightState
      draggingImageComponents
      """
    ),
    (
      .measures,
      """
      rectOfColumn rectOfRow headerRect headerRectOfColumn frameOfCell frameOfCellAtColumn
      frameOfOutlineCell frameOfOutlineCellAtRow frameForItem frameForItemAtIndex
      """
    ),
    (
      .arranges,
      """
      columnAutoresizingStyle gridStyleMask addTableColumn removeTableColumn sizeLastColumnToFit
      noteHeightOfRows noteHeightOfRowsWithIndexesChanged rowSizeStyle floatsGroupRows
      usesStaticContents usesAutomaticRowHeights outlineTableColumn indentationPerLevel
      indentationMarkerFollowsCell autoresizesOutlineColumn maxNumberOfRows maxNumberOfColumns
      minItemSize maxItemSize autoresizesAllColumnsToFit
      """
    ),
    (
      .handsOut(.view),
      """
      textField rowView rowViewAtRow makeView makeViewWithIdentifier makeSupplementaryView
      viewAtColumn
      """
    ),
    (.takesView, "headerView cornerView")
  )
}
