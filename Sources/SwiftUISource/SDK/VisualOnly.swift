/// What never touches speech, by name: data, open to inspection. `read --coverage` counts a gap in
/// any of these as one that does not touch speech.
public enum VisualOnly {
  /// What only changes looks, keyboards or previews: no effect on speech.
  public static let modifiers: Set<String> = [
    "_statusBarHidden", "accentColor", "activityBackgroundTint",
    "activitySystemActionForegroundColor", "addPassToWalletButtonStyle", "alertIdealSize",
    "alignmentGuide", "allowedDynamicRange", "allowsTightening", "allowsWindowActivationEvents",
    "alternatingRowBackgrounds", "animation", "annotationTitles", "antialiased", "aspectRatio",
    "assistiveAccessNavigationIcon", "autocapitalization", "autocorrectionDisabled",
    "backgroundExtensionEffect", "backgroundStyle", "badgeProminence", "baselineOffset",
    "blendMode", "blur", "bold", "border", "brightness", "buttonBorderShape",
    "buttonRepeatBehavior", "buttonSizing", "buttonStyle", "chart3DCameraProjection", "chart3DPose",
    "chart3DRenderingStyle", "chartAngleSelection", "chartForegroundStyleScale", "chartGesture",
    "chartLegend", "chartLineStyleScale", "chartPlotStyle", "chartScrollableAxes",
    "chartScrollPosition", "chartScrollTargetBehavior", "chartSymbolScale", "chartSymbolSizeScale",
    "chartXAxis", "chartXAxisLabel", "chartXAxisStyle", "chartXScale", "chartXSelection",
    "chartXVisibleDomain", "chartYAxis", "chartYAxisLabel", "chartYAxisStyle", "chartYScale",
    "chartYSelection", "chartYVisibleDomain", "chartZAxis", "chartZAxisLabel", "chartZScale",
    "clipped", "clipShape", "colorEffect", "colorInvert", "colorMultiply", "compositingGroup",
    "configurationDisplayName", "contactAccessButtonStyle", "containerBackground",
    "containerBackgroundRemovable", "containerCornerOffset", "containerRelativeFrame",
    "containerShape", "contentCaptureProtected", "contentMargins", "contentMarginsDisabled",
    "contentTransition", "contrast", "controlGroupStyle", "controlSize", "coordinateSpace",
    "cornerRadius", "datePickerStyle", "defaultAdaptableTabBarPlacement", "defaultAppStorage",
    "defaultCustomization", "defaultHoverEffect", "defaultPosition", "defaultScrollAnchor",
    "defaultSize", "defersSystemGestures", "description", "dialogIcon",
    "dialogPreventsAppTermination", "digitalCrownAccessory", "disableAutocorrection",
    "disclosureGroupStyle", "disfavoredLocations", "distortionEffect", "dragPreviewsFormation",
    "drawingGroup", "dropPreviewsFormation", "dynamicTypeSize", "edgesIgnoringSafeArea",
    "emojiCompatible", "eventShape", "fileDialogBrowserOptions", "fileDialogConfirmationLabel",
    "fileDialogCustomizationID", "fileDialogImportsUnresolvedAliases", "fileDialogMessage", "fill",
    "findDisabled", "findNavigator", "fixedSize", "focusEffectDisabled", "font", "fontDesign",
    "fontWeight", "fontWidth", "foregroundColor", "foregroundStyle", "formStyle", "frame",
    "gaugeStyle", "geometryGroup", "glassBackgroundEffect", "glassEffect", "glassEffectID",
    "glassEffectTransition", "glassEffectUnion", "grayscale", "gridCellAnchor", "gridCellColumns",
    "gridCellUnsizedAxes", "gridColumnAlignment", "groupBoxStyle", "handlePencilDoubleTap",
    "handlesGameControllerEvents", "hoverEffect", "hoverEffectDisabled", "hoverEffectGroup",
    "hueRotation", "ignoresSafeArea", "imagePlaygroundAllowedGenerationStyles",
    "imagePlaygroundGenerationStyle", "imagePlaygroundOptions",
    "imagePlaygroundPersonalizationPolicy", "imageScale", "immersiveEnvironmentBehavior",
    "indexViewStyle", "inset", "inspectorColumnWidth", "interactionActivityTrackingTag",
    "interpolation", "interpolationMethod", "invalidatableContent", "italic", "kerning",
    "keyboardShortcut", "keyboardType", "keyframeAnimator", "keylineTint", "labeledContentStyle",
    "labelIconToTitleSpacing", "labelReservedIconWidth", "layerEffect", "layoutDirectionBehavior",
    "layoutPriority", "lineHeight", "lineLimit", "lineSpacing", "lineStyle", "listItemTint",
    "listRowBackground", "listRowHoverEffectDisabled", "listRowInsets", "listRowPlatterColor",
    "listRowSeparator", "listRowSeparatorTint", "listRowSpacing", "listSectionIndexVisibility",
    "listSectionMargins", "listSectionSeparator", "listSectionSeparatorTint", "listSectionSpacing",
    "listStyle", "luminanceToAlpha", "managedContentStyle", "mapCameraKeyframeAnimator",
    "mapControls", "mapControlVisibility", "mapFeatureSelectionDisabled", "mapScope", "mapStyle",
    "matchedGeometryEffect", "matchedTransitionSource", "materialActiveAppearance",
    "menuActionDismissBehavior", "menuBarExtraStyle", "menuIndicator", "menuStyle",
    "minimumHitLength", "minimumScaleFactor", "monospaced", "monospacedDigit",
    "multilineTextAlignment", "multilineTextAlignmentStrategy", "navigationLinkIndicatorVisibility",
    "navigationSplitViewColumnWidth", "navigationSplitViewStyle", "navigationTransition",
    "navigationViewStyle", "offset", "onMapCameraChange", "onScrollPhaseChange",
    "onScrollTargetVisibilityChange", "padding", "padding3D", "payLaterViewDisplayStyle",
    "payWithApplePayButtonDisableCardArt", "payWithApplePayButtonStyle", "persistentSystemOverlays",
    "phaseAnimator", "photosPickerAccessoryVisibility", "photosPickerDisabledCapabilities",
    "photosPickerStyle", "pickerStyle", "pointerStyle", "pointerVisibility", "position",
    "preferredColorScheme", "preferredSubtitleTrack", "preferredSurroundingsEffect",
    "presentationBackground", "presentationBackgroundInteraction", "presentationBreakthroughEffect",
    "presentationCompactAdaptation", "presentationContentInteraction", "presentationCornerRadius",
    "presentationDetents", "presentationDragIndicator", "presentationPreventsAppTermination",
    "presentationSizing", "previewInterfaceOrientation", "productIconBorder", "productViewStyle",
    "progressViewStyle", "projectionEffect", "realityViewCameraControls", "renderingMode",
    "replaceDisabled", "resizable", "rotation", "rotation3DEffect", "rotationEffect",
    "safeAreaPadding", "saturation", "scale", "scaledToFill", "scaledToFit", "scaleEffect",
    "scenePadding", "scrollBounceBehavior", "scrollClipDisabled", "scrollContentBackground",
    "scrollDisabled", "scrollDismissesKeyboard", "scrollEdgeEffectDisabled",
    "scrollEdgeEffectHidden", "scrollEdgeEffectStyle", "scrollIndicators", "scrollIndicatorsFlash",
    "scrollInputBehavior", "scrollPosition", "scrollTarget", "scrollTargetBehavior",
    "scrollTargetLayout", "scrollTransition", "searchDictationBehavior",
    "searchPresentationToolbarBehavior", "searchToolbarBehavior", "sectionIndexLabel", "shadow",
    "sharedBackgroundVisibility", "signInWithAppleButtonStyle", "size", "sliderThumbVisibility",
    "springLoadingBehavior", "statusBar", "statusBarHidden", "strikethrough", "stroke",
    "strokeBorder", "submitLabel", "submitScope", "subscriptionOfferViewStyle",
    "subscriptionStoreControlBackground", "subscriptionStoreControlIcon",
    "subscriptionStoreControlStyle", "subscriptionStoreOptionGroupStyle",
    "subscriptionStorePickerItemBackground", "subscriptionStorePolicyForegroundStyle",
    "supplementalActivityFamilies", "supportedFamilies", "supportedVolumeViewpoints", "symbol",
    "symbolColorRenderingMode", "symbolEffect", "symbolEffectsRemoved", "symbolRenderingMode",
    "symbolSize", "symbolVariableValueMode", "tabBarMinimizeBehavior", "tableColumnHeaders",
    "tableStyle", "tabViewCustomization", "tabViewSearchActivation", "tabViewStyle",
    "textContentType", "textEditorStyle", "textFieldStyle", "textInputAutocapitalization",
    "textInputCompletion", "textInputFormattingControlVisibility", "textRenderer", "textScale",
    "textSelectionAffinity", "tint", "tipAnchor", "tipBackgroundInteraction", "tipCornerRadius",
    "tipImageSize", "tipImageStyle", "tipViewStyle", "toggleStyle", "toolbarBackground",
    "toolbarBackgroundVisibility", "toolbarColorScheme", "toolbarForegroundStyle",
    "toolbarItemHidden", "toolbarRole", "tracking", "transformEffect", "transition", "trim",
    "truncationMode", "typeSelectEquivalent", "typesettingLanguage", "underline",
    "upperLimbVisibility", "verifyIdentityWithWalletButtonStyle", "visualEffect", "visualEffect3D",
    "volumeBaseplateVisibility", "webViewBackForwardNavigationGestures", "webViewContentBackground",
    "webViewElementFullscreenBehavior", "webViewLinkPreviews", "webViewMagnificationGestures",
    "webViewScrollInputBehavior", "webViewTextSelection", "widgetAccentable",
    "widgetAccentedRenderingMode", "widgetCurvesContent", "widgetLabel", "widgetURL", "width",
    "windowDismissBehavior", "windowFullScreenBehavior", "windowMinimizeBehavior",
    "windowResizability", "windowResizeAnchor", "windowResizeBehavior", "windowStyle",
    "windowToolbarFullScreenVisibility", "windowToolbarStyle", "writingDirection",
    "writingToolsAffordanceVisibility", "writingToolsBehavior", "zIndex", "zIndex3D",
  ]

  /// Views from packages that only draw: pictures from the network, animations, effects. What
  /// is written around them, such as a label, is read.
  public static let views: Set<String> = [
    "AnimatedImage", "AsyncImage", "CachedAsyncImage", "DotLottieView", "Gif", "KFAnimatedImage",
    "KFImage", "LazyImage", "LottieView", "NukeImage", "RiveViewModel", "Shimmer",
    "URLImage", "WebImage",
  ]

  /// Modifiers of public packages that many apps take, by the module that a project imports for them:
  /// pictures from the network, effects, placeholders, tools for development, counting of visits. They
  /// only change looks, or what their own views load; where the module isn't imported, the name means
  /// something else.
  public static let packages: [String: Set<String>] = [
    "ConfettiSwiftUI": ["confettiCannon"],
    "DatadogRUM": ["trackRUMTapAction", "trackRUMView"],
    "FirebaseAnalytics": ["analyticsScreen"],
    "FirebaseAnalyticsSwift": ["analyticsScreen"],
    "Inject": ["enableInjection", "onInjection"],
    "Introspect": [
      "introspect", "introspectNavigationController", "introspectScrollView",
      "introspectTableView", "introspectTextField", "introspectTextView", "introspectViewController",
    ],
    "Kingfisher": [
      "cacheMemoryOnly", "cacheOriginalImage", "cancelOnDisappear", "diskCacheAccessExtending",
      "downsampling", "fade", "fromMemoryCacheOrRefresh", "loadDiskFileSynchronously", "lowDataModeSource",
      "memoryCacheExpiration", "diskCacheExpiration", "processors", "retry", "roundCorner", "scaleFactor",
      "serialize", "setProcessor", "setProcessors", "startLoadingBeforeViewAppear",
    ],
    "Lottie": ["animationDidFinish", "animationSpeed", "configure", "looping", "playbackMode", "playing"],
    "Nuke": ["pipeline", "priority", "processors"],
    "NukeUI": ["pipeline", "priority", "processors"],
    "Pow": ["changeEffect", "conditionalEffect", "particleLayer", "usesCustomHaptics"],
    "SDWebImageSwiftUI": ["cancelOnDisappear", "indicator", "playbackMode", "playbackRate"],
    "SentrySwiftUI": ["sentryTrace"],
    "Shimmer": ["shimmering"],
    "SkeletonUI": ["skeleton"],
    // Sets up modules around the view in previews; the view is shown as it is.
    "Spezi": ["previewWith"],
    "SwiftUIIntrospect": ["introspect"],
    "VariableBlur": ["variableBlur"],
  ]

  /// Modifiers that only tell views apart.
  public static let identities: Set<String> = ["_tag", "id"]

  /// Arguments of a view that nobody hears, by the view's name.
  public static let unheard: [String: Set<String>] = ["NavigationLink": ["destination", "state", "value"]]

  /// Views of the system that have no words of their own, whatever their arguments.
  static let systemViews: Set<String> = [
    "AngularGradient", "Canvas", "Capsule", "Circle", "Color", "ContainerRelativeShape", "Divider",
    "Ellipse", "EllipticalGradient", "Gradient", "LinearGradient", "MeshGradient", "Path",
    "RadialGradient", "Rectangle", "RoundedRectangle", "Shape", "Spacer", "UnevenRoundedRectangle",
  ]

  /// Labels of arguments that only say where and how something is drawn.
  public static let arguments: Set<String> = [
    "alignment", "anchor", "axes", "bundle", "columns", "cornerRadius", "cornerSize", "edge", "height",
    "horizontalSpacing", "lineWidth", "maxHeight", "maxWidth", "minHeight", "minLength", "minWidth",
    "cgImage", "id", "image", "nsImage", "pinnedViews", "rows", "scale", "uiImage", "showsIndicators",
    "spacing",
    "style", "transaction", "url",
    "verticalSpacing", "width",
  ]

  /// Whether a modifier of that name only changes looks.
  public static func isVisual(modifier name: String) -> Bool {
    modifiers.contains(name) || identities.contains(name)
  }

  /// Whether a view of that name can say nothing itself.
  public static func isVisual(view name: String) -> Bool {
    views.contains(name) || systemViews.contains(name)
  }
}
