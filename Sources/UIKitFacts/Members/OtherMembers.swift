extension Member {
  /// What views have beside of what the other tables list, so that every use of a view can be told.
  ///
  /// A name that several classes have stands with what it does most in one of them. In no list is
  /// what calls anything at all, as `perform(_:)` does, and what is of no view.
  static let others: [Member] = [
    objects, responders, views, layers, controls, labels, otherScrollers, otherAppKit,
    otherAppKitTexts, otherSpellings,
  ].flatMap { $0 }

  /// What every object has. Source: Apple, `NSObject` and `NSObjectProtocol`, and its categories
  /// for key-value coding, key-value observing and Cocoa bindings; `Publisher` of Combine for
  /// `publisher(for:)`. `perform` is left out: what it calls is not known.
  private static let objects = members(
    (
      .neutral,
      """
      isEqual isEqualTo hash hashValue description debugDescription self isKind isKindOfClass
      isMember isMemberOfClass isProxy responds respondsToSelector conforms conformsToProtocol
      superclass classForCoder classForKeyedArchiver value valueForKey valueForKeyPath
      valueForUndefinedKey dictionaryWithValues mutableArrayValue mutableSetValue setValueForKey
      setValuesForKeys setValuesForKeysWithDictionary setNilValueForKey validateValue
      willChangeValue didChangeValue willChangeValueForKey didChangeValueForKey willChange didChange
      observationInfo observeValue observeValueForKeyPath publisher objectWillChange copy
      mutableCopy encode encodeWithCoder encodeRestorableState encodeRestorableStateWithCoder
      decodeRestorableState decodeRestorableStateWithCoder restoreState restorationIdentifier
      restorationClass restorationParent objectRestorationClass exposedBindings infoForBinding
      optionDescriptionsForBinding valueClassForBinding prepareForInterfaceBuilder
      doesNotRecognizeSelector forwardingTarget method methodForSelector instanceMethodForSelector
      attributeKeys classCode className isLike scriptingProperties
      """
    ),
    (.fills, "bind unbind")
  )

  /// Source: Apple, `UIResponder`, `UIResponderStandardEditActions`, `UIUserActivityRestoring`,
  /// `UIPasteConfigurationSupporting` and `UIActivityItemsConfigurationProviding`.
  private static let responders = members(
    (
      .neutral,
      """
      canBecomeFirstResponder canResignFirstResponder isFirstResponder touchesBegan touchesMoved
      touchesEnded touchesCancelled touchesEstimatedPropertiesUpdated pressesBegan pressesChanged
      pressesEnded pressesCancelled motionBegan motionEnded motionCancelled remoteControlReceived
      remoteControlReceivedWithEvent canPerformAction target targetForAction buildMenu validate
      validateCommand provider undoManager editingInteractionConfiguration keyCommands
      inputAssistantItem inputViewController inputAccessoryViewController textInputMode
      textInputContextIdentifier reloadInputViews userActivity updateUserActivityState
      restoreUserActivityState captureTextFromCamera activityItemsConfiguration pasteConfiguration
      canPaste canPasteItemProviders select selectAll find findAndReplace findNext findPrevious
      useSelectionForFind print printContent rename duplicate export toggleSidebar toggleInspector
      performClose showWritingTools makeTextWritingDirectionLeftToRight
      makeTextWritingDirectionRightToLeft newFromPasteboard pasteAndGo pasteAndSearch hasText
      """
    ),
    (
      .fills,
      """
      cut paste pasteItemProviders pasteAndMatchStyle delete toggleBoldface toggleItalics
      toggleUnderline increaseSize decreaseSize updateTextAttributes
      updateTextAttributesWithConversionHandler insertText deleteBackward
      """
    ),
    (.shows, "alignLeft alignCenter alignJustified alignRight"),
    (.handsOut(.view), "next nextResponder")
  )

  /// Source: Apple, `UIView`, with its pages on traits, focus, interactions, motion effects,
  /// printing, previews and state restoration; `UIAppearance`, `UITraitEnvironment`,
  /// `UITraitChangeObservable`, `UIFocusEnvironment`, `UIFocusItem`, `UICoordinateSpace` and
  /// `UIDynamicItem`.
  private static let views = members(
    (
      .neutral,
      """
      isUserInteractionEnabled tag canBecomeFocused isFocused focusGroupIdentifier
      focusGroupPriority focusEffect contentScaleFactor isMultipleTouchEnabled isExclusiveTouch
      endEditing gestureRecognizers gestureRecognizerShouldBegin backgroundColor
      clearsContextBeforeDrawing tintColor tintAdjustmentMode tintColorDidChange addMotionEffect
      removeMotionEffect motionEffects hasAmbiguousLayout needsUpdateConstraints
      setNeedsUpdateProperties overrideUserInterfaceStyle traitCollection registerForTraitChanges
      unregisterForTraitChanges updateTraitsIfNeeded appliedContentSizeCategoryLimitsDescription
      showsLargeContentViewer largeContentTitle largeContentImage scalesLargeContentImage
      largeContentImageInsets hoverStyle removeInteraction interactions viewPrintFormatter
      setNeedsDisplayInRect didAddSubview willRemoveSubview willMove willMoveToSuperview
      willMoveToWindow didMove layoutMarginsDidChange drawHierarchy drawViewHierarchyInRect drawRect
      preferredFocusEnvironments parentFocusEnvironment focusItemContainer setNeedsFocusUpdate
      updateFocusIfNeeded shouldUpdateFocus shouldUpdateFocusInContext didUpdateFocus
      didUpdateFocusInContext soundIdentifierForFocusUpdate focusItemDeferralMode
      isTransparentFocusItem didHintFocusMovement focusItems focusItemsInRect focusedItem
      isSpringLoaded coordinateSpace collisionBoundsType appearance appearanceWhenContainedIn
      display displayLayer drawLayer layerWillDraw action actionForLayer willTransition
      willTransitionToTraitCollection contextMenuInteraction isContextMenuInteractionEnabled
      supportsConfiguration preferredVibrancy
      """
    ),
    (
      .measures,
      """
      isDescendantOfView pointInside convertPoint convertRect alignmentRect alignmentRectForFrame
      alignmentRectInsets frameForAlignmentRect systemLayoutSizeFitting systemLayoutSizeFittingSize
      contentHuggingPriority contentHuggingPriorityForAxis contentCompressionResistancePriority
      contentCompressionResistancePriorityForAxis edgeInsetsForLayoutRegion directionalEdgeInsets
      effectiveRadius collisionBoundingPath preferredContentSizeDidChange
      systemLayoutFittingSizeDidChange isDescendantOf
      """
    ),
    (.fills, "minimumContentSizeCategory maximumContentSizeCategory traitOverrides"),
    (.shows, "contentMode clipsToBounds contentStretch cornerConfiguration"),
    (
      .arranges,
      """
      semanticContentAttribute autoresizesSubviews preservesSuperviewLayoutMargins
      insetsLayoutMarginsFromSafeArea exchangeSubview exchangeSubviewAtIndex
      """
    ),
    (.asksForLayout, "updateConstraintsIfNeeded updatePropertiesIfNeeded updateProperties"),
    (
      .handsOut(.view),
      """
      preferredFocusedView forBaselineLayout viewForBaselineLayout forFirstBaselineLayout
      viewForFirstBaselineLayout forLastBaselineLayout viewForLastBaselineLayout snapshotView
      snapshotViewAfterScreenUpdates resizableSnapshotView resizableSnapshotViewFromRect
      """
    ),
    (.handsOut(.constraints), "constraintsAffectingLayout constraintsAffectingLayoutForAxis"),
    (.removes, "removeLayoutGuide"),
    (.places, "anchorPoint position exerciseAmbiguityInLayout")
  )

  /// Source: Apple, `CALayer` and its subclasses, which are reached through `layer`.
  private static let layers = members(
    (
      .neutral,
      """
      zPosition isDoubleSided contentsScale contentsFormat minificationFilter magnificationFilter
      minificationFilterBias drawsAsynchronously needsDisplayOnBoundsChange displayIfNeeded
      needsDisplay edgeAntialiasingMask allowsEdgeAntialiasing maskedCorners cornerCurve borderColor
      allowsGroupOpacity compositingFilter filters backgroundFilters shouldRasterize
      rasterizationScale shadowColor shadowOpacity shadowOffset shadowRadius shadowPath render
      renderInContext drawInContext animationKeys animation animationForKey actions name delegate
      toneMapMode preferredDynamicRange contentsHeadroom wantsDynamicContentScaling
      wantsExtendedDynamicRangeContent shouldArchiveValue setNeedsDisplayIn strokeColor fillColor
      lineDashPattern lineDashPhase lineCap lineJoin miterLimit fillRule lineWidth strokeStart
      strokeEnd path colors locations startPoint endPoint emitterPosition emitterSize emitterShape
      emitterMode emitterCells renderMode birthRate videoGravity player isReadyForDisplay session
      connection preferredFramesPerSecond
      """
    ),
    (
      .measures,
      """
      presentation presentationLayer model modelLayer convertTime preferredFrameSize contains
      containsPoint visibleRect
      """
    ),
    (
      .shows,
      """
      sublayerTransform affineTransform setAffineTransform masksToBounds contents contentsRect
      contentsGravity contentsCenter anchorPointZ instanceCount instanceTransform instanceDelay
      beginTime timeOffset speed duration repeatCount repeatDuration autoreverses fillMode
      addAnimation removeAnimation removeAnimationForKey removeAllAnimations
      """
    ),
    (.arranges, "isGeometryFlipped contentsAreFlipped layoutManager"),
    (.handsOut(.views), "sublayers"),
    (.handsOut(.view), "superlayer"),
    (.removes, "removeFromSuperlayer"),
    (.adds, "addSublayer insertSublayer replaceSublayer"),
    (.places, "resizeSublayers resizeSublayersWithOldSize"),
    (.sizes, "resize resizeWithOldSuperlayerSize")
  )

  /// Source: Apple, `UIControl`, `UIButton`, `UISwitch`, `UISlider`, `UIStepper`, `UIPageControl`,
  /// `UISegmentedControl`, `UIDatePicker`, `UIColorWell`, `UIPasteControl`, `UIRefreshControl`,
  /// `UIProgressView` and `UIActivityIndicatorView`.
  private static let controls = members(
    (
      .neutral,
      """
      isEnabled isSelected isHighlighted state isTracking isTouchInside
      effectiveContentHorizontalAlignment beginTracking beginTrackingWithTouch continueTracking
      continueTrackingWithTouch endTracking endTrackingWithTouch cancelTracking
      cancelTrackingWithEvent removeActionForIdentifier performPrimaryAction allTargets
      allControlEvents actionsForTarget enumerateEventHandlers sendAction
      sendActionsForControlEvents contextMenuInteractionEnabled showsMenuAsPrimaryAction
      menuAttachmentPoint menuAttachmentPointForConfiguration toolTip toolTipInteraction
      isSymbolAnimationEnabled buttonType isHovered isHeld isPointerInteractionEnabled
      pointerStyleProvider menu preferredMenuElementOrder changesSelectionAsPrimaryAction
      automaticallyUpdatesConfiguration setTitleShadowColor titleForState titleColor
      titleColorForState titleShadowColor titleShadowColorForState imageForState
      backgroundImageForState preferredSymbolConfigurationForImage attributedTitleForState
      currentTitle currentTitleColor currentTitleShadowColor currentImage currentBackgroundImage
      currentPreferredSymbolConfiguration currentAttributedTitle titleShadowOffset
      reversesTitleShadowWhenHighlighted adjustsImageWhenHighlighted adjustsImageWhenDisabled
      showsTouchWhenHighlighted isOn onTintColor thumbTintColor onImage offImage minimumValue
      maximumValue isContinuous minimumTrackTintColor maximumTrackTintColor thumbImage
      minimumTrackImage maximumTrackImage currentThumbImage currentMinimumTrackImage
      currentMaximumTrackImage thumbImageForState minimumTrackImageForState
      maximumTrackImageForState trackConfiguration autorepeat wraps stepValue incrementImage
      incrementImageForState decrementImage decrementImageForState dividerImage
      dividerImageForLeftSegmentState currentPage pageIndicatorTintColor
      currentPageIndicatorTintColor backgroundStyle interactionState allowsContinuousInteraction
      indicatorImage indicatorImageForPage currentPageIndicatorImage defersCurrentPageDisplay
      updateCurrentPageDisplay progressTintColor trackTintColor progress observedProgress
      isAnimating color isMomentary numberOfSegments actionForSegment segmentIndex
      segmentIndexForActionIdentifier titleForSegment titleForSegmentAtIndex imageForSegment
      imageForSegmentAtIndex widthForSegment widthForSegmentAtIndex contentOffsetForSegment
      contentOffsetForSegmentAtIndex setEnabled isEnabledForSegment isEnabledForSegmentAtIndex
      selectedSegmentIndex selectedSegmentTintColor titleTextAttributesForState
      contentPositionAdjustment backgroundImage minimumDate maximumDate countDownDuration
      minuteInterval datePickerStyle roundsToMinuteInterval selectedColor supportsAlpha
      supportsEyedropper isRefreshing maximumLinearExposure
      """
    ),
    (
      .measures,
      """
      backgroundRect backgroundRectForBounds contentRect contentRectForBounds titleRect
      titleRectForContentRect imageRect imageRectForContentRect minimumValueImageRect
      minimumValueImageRectForBounds maximumValueImageRect maximumValueImageRectForBounds trackRect
      trackRectForBounds thumbRect thumbRectForBounds sizeForNumberOfPages
      """
    ),
    (
      .fills,
      """
      titleTextAttributes updateConfiguration configurationUpdateHandler setNeedsUpdateConfiguration
      role preferredBehavioralStyle preferredStyle behavioralStyle setThumbImage
      setMinimumTrackImage setMaximumTrackImage minimumValueImage maximumValueImage sliderStyle
      setIncrementImage setDecrementImage setDividerImage preferredIndicatorImage
      preferredCurrentPageIndicatorImage setIndicatorImage setCurrentPageIndicatorImage direction
      progressViewStyle progressImage trackImage activityIndicatorViewStyle insertSegmentWithTitle
      insertSegmentWithImage removeSegment removeSegmentAtIndex setWidth setAction
      apportionsSegmentWidthsByContent segmentedControlStyle datePickerMode preferredDatePickerStyle
      date locale calendar timeZone attributedTitle preferredSymbolConfiguration style
      """
    ),
    (.shows, "hidesForSinglePage hidesWhenStopped"),
    (.arranges, "setContentPositionAdjustment beginRefreshing endRefreshing")
  )

  /// Source: Apple, `UILabel`, `UIImageView`, `UITextField`, `UISearchTextField`, `UITextView`,
  /// `UITextInput`, `UITextInputTraits`, `UIKeyInput`, `UITextSearching`, `UITextDraggable` and
  /// `UITextDroppable`.
  private static let labels = members(
    (
      .neutral,
      """
      textColor highlightedTextColor minimumScaleFactor adjustsFontSizeToFitWidth minimumFontSize
      baselineAdjustment allowsDefaultTighteningForTruncation adjustsLetterSpacingToFitWidth
      enablesMarqueeWhenAncestorFocused showsExpansionTextWhenTruncated drawText drawTextInRect
      animationDuration animationRepeatCount preferredImageDynamicRange imageDynamicRange
      adjustsImageWhenAncestorFocused masksFocusEffectToContents addSymbolEffect removeSymbolEffect
      removeSymbolEffectOfType removeAllSymbolEffects clearsOnBeginEditing clearsOnInsertion
      allowsEditingTextAttributes drawPlaceholder drawPlaceholderInRect isEditing selectedRange
      selectedRanges isSelectable scrollRangeToVisible dataDetectorTypes findInteraction
      isFindInteractionEnabled textHighlightAttributes drawTextHighlightBackground
      isWritingToolsActive writingToolsBehavior allowedWritingToolsResultOptions
      subclassForWritingToolsCoordinator writingToolsCoordinator textFormattingConfiguration
      autocapitalizationType autocorrectionType spellCheckingType smartQuotesType smartDashesType
      smartInsertDeleteType inlinePredictionType mathExpressionCompletionType keyboardType
      keyboardAppearance returnKeyType enablesReturnKeyAutomatically textContentType passwordRules
      conversationContext allowsNumberPadPopover selectedTextRange markedTextRange markedTextStyle
      unmarkText beginningOfDocument endOfDocument tokenizer inputDelegate selectionAffinity
      baseWritingDirection baseWritingDirectionForPosition textStyling textStylingAtPosition
      beginFloatingCursor updateFloatingCursor endFloatingCursor insertDictationResultPlaceholder
      removeDictationResultPlaceholder dictationRecordingDidEnd dictationRecognitionFailed
      shouldChangeText shouldChangeTextInRange textDragInteraction textDropInteraction
      textDragDelegate textDropDelegate isTextDragActive isTextDropActive textDragOptions
      pasteDelegate tokenBackgroundColor allowsDeletingTokens allowsCopyingTokens tokens
      tokensInRange positionOfToken clearAllDecoratedFoundText supportsTextReplacement
      supportsAdaptiveImageGlyph selectedTextSearchDocument compareOrder compareOrderFromDocument
      compareFoundRange decorate willHighlight performTextSearch decorateFoundTextRange
      shouldReplaceFoundText willHighlightFoundTextRange editMenu editMenuForTextRange
      willPresentEditMenu willDismissEditMenu willPresentWritingTools didDismissWritingTools
      searchSuggestions isBlinking resetBlinkAnimation typingAttributes
      """
    ),
    (
      .measures,
      """
      textRect textRectForBounds borderRect borderRectForBounds placeholderRect
      placeholderRectForBounds editingRect editingRectForBounds clearButtonRect
      clearButtonRectForBounds leftViewRect leftViewRectForBounds rightViewRect
      rightViewRectForBounds textInRange attributedTextInRange unobscuredContentRect textRange
      textRangeFromPosition positionFromPosition positionWithinRange comparePosition compare offset
      offsetFromPosition characterRange characterRangeByExtendingPosition characterRangeAtPoint
      firstRect firstRectForRange caretRect caretRectForPosition selectionRects
      selectionRectsForRange closestPosition closestPositionToPoint characterOffset
      frameForDictationResultPlaceholder caretTransform textualRange
      """
    ),
    (
      .fills,
      """
      preferredMaxLayoutWidth lineBreakStrategy sizingRule isEditable
      setSymbolImage adjustsImageSizeForAccessibilityContentSizeCategory
      attributedPlaceholder defaultTextAttributes borderStyle background disabledBackground
      clearButtonMode leftViewMode rightViewMode isSecureTextEntry linkTextAttributes
      usesStandardTextScaling textStorage insertTextSuggestion insertAttributedText replace
      replaceRange setMarkedText setAttributedMarkedText insertTextPlaceholder insertDictationResult
      insertAdaptiveImageGlyph insertTextAlternatives insertToken removeToken replaceTextualPortion
      replaceFoundText replaceAll setBaseWritingDirection removeTextPlaceholder
      """
    ),
    (.arranges, "textContainer textLayoutManager"),
    (.handsOut(.view), "overlayContentView textInputView selectionContainerView")
  )

  /// The members of several groups of names, of which whitespace divides each.
  static func members(_ groups: (effect: Effect, names: String)...) -> [Member] {
    var members: [Member] = []
    for group in groups {
      // Bytes: characters are classified by Unicode's tables, and every run starts here.
      let bytes = Array(group.names.utf8)
      var start = 0
      for end in 0...bytes.count {
        if end < bytes.count, bytes[end] != UInt8(ascii: " "), bytes[end] != UInt8(ascii: "\n") {
          continue
        }
        if start < end {
          members.append(Member(String(decoding: bytes[start..<end], as: UTF8.self), group.effect))
        }
        start = end + 1
      }
    }
    return members
  }
}
