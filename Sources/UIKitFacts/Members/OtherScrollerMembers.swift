extension Member {
  /// What views have that scroll, bars, and the views of frameworks that belong to UIKit.
  static let otherScrollers: [Member] = [scrollViews, bars, otherKits].flatMap { $0 }

  /// Source: Apple, `UIScrollView`, `UITableView`, `UITableViewCell`,
  /// `UITableViewHeaderFooterView`, `UICollectionView`, `UICollectionReusableView`,
  /// `UICollectionViewCell`, `UICollectionViewListCell` and `UIPickerView`. A cell that a table
  /// gives is placed by the table, as are its headers and footers.
  private static let scrollViews = members(
    (
      .neutral,
      """
      contentOffset adjustedContentInsetDidChange automaticallyAdjustsScrollIndicatorInsets
      isDirectionalLockEnabled bounces bouncesHorizontally bouncesVertically alwaysBounceVertical
      alwaysBounceHorizontal isPagingEnabled transfersHorizontalScrollingToParent
      transfersVerticalScrollingToParent showsVerticalScrollIndicator showsHorizontalScrollIndicator
      indicatorStyle verticalScrollIndicatorInsets horizontalScrollIndicatorInsets decelerationRate
      indexDisplayMode flashScrollIndicators withScrollIndicatorsShown topEdgeEffect leftEdgeEffect
      bottomEdgeEffect rightEdgeEffect isDragging isDecelerating isScrollAnimating
      delaysContentTouches canCancelContentTouches touchesShouldBegin touchesShouldCancel
      touchesShouldCancelInContentView minimumZoomScale maximumZoomScale bouncesZoom isZooming
      isZoomBouncing isZoomAnimating scrollsToTop stopScrollingAndZooming panGestureRecognizer
      pinchGestureRecognizer directionalPressGestureRecognizer keyboardDismissMode
      allowsKeyboardScrolling lookToScrollAxes dataSource prefetchDataSource isPrefetchingEnabled
      dragDelegate dropDelegate dragInteractionEnabled reorderingCadence registerClass registerNib
      dequeueReusableCellWithIdentifier dequeueReusableCellWithReuseIdentifier
      dequeueReusableSupplementaryView dequeueReusableSupplementaryViewOfKind
      dequeueReusableHeaderFooterView dequeueReusableHeaderFooterViewWithIdentifier
      dequeueConfiguredReusableCell dequeueConfiguredReusableSupplementary allowsSelection
      allowsMultipleSelection allowsSelectionDuringEditing allowsMultipleSelectionDuringEditing
      indexPathsForSelectedItems indexPathForSelectedRow indexPathsForSelectedRows
      selectItemAtIndexPath deselectItemAtIndexPath selectRowAtIndexPath deselectRowAtIndexPath
      hasUncommittedUpdates numberOfSections numberOfItems numberOfItemsInSection numberOfRows
      numberOfRowsInSection cellForItemAtIndexPath cellForRowAtIndexPath indexPathForCell
      indexPathForItem indexPathForItemAtPoint indexPathForSupplementaryView indexPathForRow
      indexPathForRowAtPoint indexPathsForRows indexPathsForRowsInRect indexPathsForVisibleItems
      indexPathsForVisibleRows indexPathsForVisibleSupplementaryElements scrollToItemAtIndexPath
      scrollToRowAtIndexPath scrollToNearestSelectedRow insertSections deleteSections moveSection
      reloadSections insertItems insertItemsAtIndexPaths deleteItems deleteItemsAtIndexPaths
      moveItem moveItemAtIndexPath reloadItems reloadItemsAtIndexPaths reconfigureItems
      reconfigureItemsAtIndexPaths insertRowsAtIndexPaths deleteRowsAtIndexPaths moveRowAtIndexPath
      reloadRowsAtIndexPaths reconfigureRows reconfigureRowsAtIndexPaths reloadSectionIndexTitles
      beginInteractiveMovement beginInteractiveMovementForItem
      updateInteractiveMovementTargetPosition endInteractiveMovement cancelInteractiveMovement
      remembersLastFocusedIndexPath selectionFollowsFocus allowsFocus allowsFocusDuringEditing
      hasActiveDrag hasActiveDrop sectionIndexMinimumDisplayRowCount sectionIndexColor
      sectionIndexBackgroundColor sectionIndexTrackingBackgroundColor separatorColor separatorEffect
      reuseIdentifier configurationState defaultContentConfiguration defaultBackgroundConfiguration
      automaticallyUpdatesContentConfiguration automaticallyUpdatesBackgroundConfiguration
      backgroundConfiguration selectionStyle editingStyle setSelected setHighlighted
      dragStateDidChange userInteractionEnabledWhileDragging focusStyle didTransition
      didTransitionToState willTransitionToState showingDeleteConfirmation selectedTextColor
      selectedImage editAction accessoryAction applyLayoutAttributes willTransitionFromLayout
      didTransitionFromLayout isReordering showsSelectionIndicator numberOfComponents
      numberOfRowsInComponent reloadAllComponents reloadComponent selectedRow selectedRowInComponent
      presentationSectionIndex dataSourceSectionIndex presentationIndexPath dataSourceIndexPath
      performUsingPresentationValues selectedIndexPath
      """
    ),
    (
      .measures,
      """
      visibleSize rectForSection rectForHeader rectForHeaderInSection rectForFooter
      rectForFooterInSection rectForRow rectForRowAtIndexPath rect layoutAttributesForItem
      layoutAttributesForItemAtIndexPath layoutAttributesForSupplementaryElement
      layoutAttributesForSupplementaryElementOfKind preferredLayoutAttributesFitting
      preferredLayoutAttributesFittingAttributes rowSize rowSizeForComponent
      """
    ),
    (.fills, "contentConfiguration"),
    (
      .arranges,
      """
      contentAlignmentPoint contentInsetAdjustmentBehavior zoomScale setZoomScale zoom zoomToRect
      sectionHeaderHeight sectionFooterHeight estimatedRowHeight estimatedSectionHeaderHeight
      estimatedSectionFooterHeight fillerRowHeight sectionHeaderTopPadding separatorInset
      separatorInsetReference separatorStyle cellLayoutMarginsFollowReadableWidth
      insetsContentViewsToSafeArea collectionViewLayout setCollectionViewLayout
      startInteractiveTransition startInteractiveTransitionToCollectionViewLayout
      finishInteractiveTransition cancelInteractiveTransition selfSizingInvalidation
      contentHuggingElements showsReorderControl shouldIndentWhileEditing accessoryType
      editingAccessoryType indentationLevel indentationWidth hidesAccessoryWhenEditing accessories
      indentsAccessories invalidateLayout updateConfigurationUsingState
      """
    ),
    (.handsOut(.views), "visibleCells visibleSupplementaryViews visibleSupplementaryViewsOfKind"),
    (
      .handsOut(.view),
      """
      headerViewForSection footerView footerViewForSection supplementaryView
      supplementaryViewForElementKind viewForRow
      """
    )
  )

  /// Source: Apple, `UIStackView`, `UISearchBar`, `UINavigationBar`, `UIToolbar`, `UITabBar`,
  /// `UIVisualEffectView`, `UIInputView`, `UICalendarView`, `UIContentUnavailableView`,
  /// `UIListContentView`, `UIWindow`, `UIActionSheet` and `UIAlertView`.
  private static let bars = members(
    (
      .neutral,
      """
      shadowImage customSpacing customSpacingAfterView isSearchResultsButtonSelected
      selectedScopeButtonIndex scopeBarBackgroundImage searchFieldBackgroundImage
      searchFieldBackgroundImageForState imageForSearchBarIcon scopeBarButtonBackgroundImage
      scopeBarButtonDividerImage scopeBarButtonTitleTextAttributes positionAdjustment
      positionAdjustmentForSearchBarIcon isLookToDictateEnabled barPosition barTintColor topItem
      backItem currentNSToolbarSection titleVerticalPositionAdjustment
      titleVerticalPositionAdjustmentForBarMetrics backgroundImageForBarMetrics
      backgroundImageForBarPosition backgroundImageForToolbarPosition setShadowImage
      shadowImageForToolbarPosition selectedItem beginCustomizingItems endCustomizing isCustomizing
      endCustomizingAnimated unselectedItemTintColor selectedImageTintColor selectionIndicatorImage
      effect inputViewStyle selectionBehavior availableDateRange wantsDateDecorations fontDesign
      reloadDecorations windowScene screen windowLevel isKeyWindow canBecomeKey canBecomeKeyWindow
      becomeKey becomeKeyWindow resignKey resignKeyWindow makeKey makeKeyWindow sendEvent
      canResizeToFitContent numberOfButtons cancelButtonIndex destructiveButtonIndex
      firstOtherButtonIndex isVisible buttonTitle buttonTitleAtIndex
      setShadowImageForToolbarPosition
      """
    ),
    (
      .fills,
      """
      prompt scopeButtonTitles showsScopeBar setShowsScopeBar setSearchFieldBackgroundImage
      setScopeBarButtonBackgroundImage setScopeBarButtonDividerImage
      setScopeBarButtonTitleTextAttributes items setItems pushItem pushNavigationItem popItem
      popNavigationItemAnimated prefersLargeTitles largeTitleTextAttributes standardAppearance
      compactAppearance scrollEdgeAppearance compactScrollEdgeAppearance backIndicatorImage
      backIndicatorTransitionMaskImage visibleDateComponents setVisibleDateComponents addButton
      addButtonWithTitle barStyle tokenStyle allowsSelfSizing
      """
    ),
    (.shows, "makeKeyAndVisible"),
    (
      .arranges,
      """
      showsBookmarkButton showsCancelButton setShowsCancelButton showsSearchResultsButton
      searchBarStyle searchFieldBackgroundPositionAdjustment searchTextPositionAdjustment
      setPositionAdjustment isTranslucent setTitleVerticalPositionAdjustment itemPositioning
      itemWidth itemSpacing automaticallyPlacesContentView
      """
    ),
    (.takesView, "leadingAccessoryView trailingAccessoryView"),
    (.adds, "rootViewController")
  )

  /// Source: Apple, `WKWebView`, `UIWebView`, `MKMapView`, `MKAnnotationView`, `SCNView`, `SKView`,
  /// `MTKView`, `PDFView`, `AVPlayerView`, `AVRoutePickerView`, `LPLinkView`, `PHLivePhotoView` and
  /// `PKCanvasView`.
  private static let otherKits = members(
    (
      .neutral,
      """
      navigationDelegate uiDelegate UIDelegate backForwardList loadRequest loadFileURL loadData
      loadSimulatedRequest loadFileRequest go goToBackForwardListItem url URL isLoading
      estimatedProgress hasOnlySecureContent serverTrust certificateChain canGoBack canGoForward
      goBack goForward reload reloadFromOrigin stopLoading callAsyncJavaScript
      closeAllMediaPresentations pauseAllMediaPlayback setAllMediaPlaybackSuspended
      resumeAllMediaPlayback suspendAllMediaPlayback requestMediaPlaybackState cameraCaptureState
      microphoneCaptureState setCameraCaptureState setMicrophoneCaptureState takeSnapshot createPDF
      pdf createWebArchiveData allowsBackForwardNavigationGestures customUserAgent allowsLinkPreview
      findString startDownload resumeDownload mediaType isBlockedByScreenTime printOperation
      themeColor underPageBackgroundColor fullscreenState isInspectable fetchData restoreData
      request stringByEvaluatingJavaScript stringByEvaluatingJavaScriptFromString
      detectsPhoneNumbers allowsInlineMediaPlayback mediaPlaybackRequiresUserAction
      mediaPlaybackAllowsAirPlay suppressesIncrementalRendering keyboardDisplayRequiresUserAction
      pageCount allowsPictureInPictureMediaPlayback mapType preferredConfiguration region setRegion
      centerCoordinate setCenter setCenterCoordinate visibleMapRect setVisibleMapRect camera
      setCamera cameraZoomRange setCameraZoomRange cameraBoundary setCameraBoundary isZoomEnabled
      isRotateEnabled isPitchEnabled showsUserTrackingButton pitchButtonVisibility showsPitchControl
      showsZoomControls showsCompass showsScale showsPointsOfInterest pointOfInterestFilter
      showsBuildings showsTraffic showsUserLocation userLocation userTrackingMode
      setUserTrackingMode isUserLocationVisible addAnnotation addAnnotations removeAnnotation
      removeAnnotations annotations annotationsInMapRect dequeueReusableAnnotationView
      dequeueReusableAnnotationViewWithIdentifier selectAnnotation deselectAnnotation
      selectedAnnotations showAnnotations addOverlay addOverlays removeOverlay removeOverlays
      insertOverlay exchangeOverlay overlays overlaysInLevel renderer rendererForOverlay
      selectableMapFeatures annotation canShowCallout isDraggable dragState setDragState
      clusteringIdentifier displayPriority zPriority selectedZPriority collisionMode markerTintColor
      glyphTintColor pinTintColor pinColor animatesDrop animatesWhenAdded subtitleVisibility
      titleVisibility scene rendersContinuously allowsCameraControl cameraControlConfiguration
      defaultCameraController snapshot play pause stop isPlaying sceneTime loops
      autoenablesDefaultLighting antialiasingMode drawableResizesAsynchronously pointOfView
      isJitteringEnabled isTemporalAntialiasingEnabled showsStatistics debugOptions renderingAPI
      technique workingColorSpace currentRenderCommandEncoder depthPixelFormat stencilPixelFormat
      commandQueue audioEngine currentTime usesReverseZ prepareObject prepareObjects openGLContext
      pixelFormat disableDepthStencilBuffer currentMTL4RenderPassDescriptor audioEnvironmentNode
      audioListener showsFPS showsDrawCount showsNodeCount showsQuadCount showsPhysics showsFields
      isAsynchronous allowsTransparency ignoresSiblingOrder shouldCullNonVisibleNodes isPaused
      presentScene texture frameInterval preferredFrameRate device currentDrawable framebufferOnly
      depthStencilAttachmentTextureUsage multisampleColorAttachmentTextureUsage
      presentsWithTransaction colorPixelFormat depthStencilPixelFormat depthStencilStorageMode
      sampleCount clearColor clearDepth clearStencil depthStencilTexture multisampleColorTexture
      releaseDrawables currentRenderPassDescriptor enableSetNeedsDisplay preferredDevice colorspace
      residencySet document canGoToFirstPage goToFirstPage canGoToLastPage goToLastPage
      canGoToNextPage goToNextPage canGoToPreviousPage goToPreviousPage currentDestination goToPage
      goToDestination goToSelection displaysPageBreaks displayBox goToRect
      setCursorForAreaOfInterest performAction takePasswordFrom shouldAntiAlias greekingThreshold
      takeBackgroundColorFrom selectedPages allowsDragging setSession fileOutput
      routePickerButtonColor setRoutePickerButtonColor prepareForDisplay interpolationQuality
      pageShadowsEnabled enablePageShadows pageOverlayViewProvider currentSelection
      setCurrentSelection clearSelection scrollSelectionToVisible highlightedSelections
      annotationsChanged acceptsDraggedFiles visiblePages enableDataDetectors isInMarkupMode
      isUsingPageViewController updatesNowPlayingInfoCenter speeds selectedSpeed selectSpeed
      allowsVideoFrameAnalysis videoFrameAnalysisTypes allowsMagnification
      preferredDisplayDynamicRange showsFrameSteppingButtons showsSharingServiceButton
      actionPopUpButtonMenu showsFullScreenToggleButton showsTimecodes canBeginTrimming
      beginTrimming flashChapterNumber allowsPictureInPicturePlayback pictureInPictureDelegate
      controlsStyle activeTintColor routePickerButtonStyle prioritizesVideoDevices
      isRoutePickerButtonBordered customRoutingController livePhoto isMuted audioVolume
      startPlayback stopPlayback playbackGestureRecognizer drawing tool drawingPolicy
      allowsFingerDrawing drawingGestureRecognizer isRulerActive requiresLinearPlayback
      showsPlaybackControls
      """
    ),
    (
      .measures,
      """
      regionThatFits mapRectThatFits convertRegion convertCoordinate annotationVisibleRect
      projectPoint unprojectPoint nodesInsideFrustum isNode currentViewport videoBounds
      preferredDrawableSize scaleFactorForSizeToFit canZoomIn canZoomOut areaOfInterest
      rowSizeForPage pageForPoint page
      """
    ),
    (.fills, "load metadata glyphText glyphImage selectedGlyphImage"),
    (.shows, "compassVisibility"),
    (
      .arranges,
      """
      thumbnailSize maximumNumberOfColumns labelFont pageZoom minimumViewportInset
      maximumViewportInset setMinimumViewportInset obscuredContentInsets scalesPageToFit
      paginationMode paginationBreakingMode pageLength gapBetweenPages calloutOffset accessoryOffset
      leftCalloutOffset rightCalloutOffset autoResizeDrawable drawableSize displayMode
      displayDirection pageBreakMargins displaysAsBook displaysRTL scaleFactor minScaleFactor
      maxScaleFactor autoScales zoomIn zoomOut layoutDocumentView usePageViewController
      magnification setMagnification
      """
    ),
    (
      .handsOut(.view),
      """
      scrollView viewForAnnotation clusterAnnotationView contentOverlayView livePhotoBadgeView
      """
    ),
    (.takesView, "leftCalloutAccessoryView rightCalloutAccessoryView detailCalloutAccessoryView"),
    (.places, "centerOffset")
  )
}
