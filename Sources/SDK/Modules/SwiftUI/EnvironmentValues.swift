// SwiftUI: the declarations of EnvironmentValues.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct EnvironmentValues: CustomStringConvertible {
  init()
  subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey { get set }
  var description: String { get }
  var accessibilityLargeContentViewerEnabled: Bool { get }
  var accessibilityAssistiveAccessEnabled: Bool { get }
  var accessibilityVoiceOverEnabled: Bool { get }
  var accessibilitySwitchControlEnabled: Bool { get }
  var supportsMultipleWindows: Bool { get }
  var dismiss: DismissAction { get }
  var isPresented: Bool { get }
  var writingToolsBehavior: WritingToolsBehavior? { get }
  var findContext: FindContext? { get }
  var openWindow: OpenWindowAction { get }
  var menuOrder: MenuOrder { get set }
  var isSceneCaptured: Bool { get set }
  var springLoadingBehavior: SpringLoadingBehavior { get }
  var isTabBarShowingSections: Bool { get }
  var tabBarPlacement: TabBarPlacement? { get }
  var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { get }
  var scenePhase: ScenePhase { get set }
  var defaultMinListRowHeight: CGFloat { get set }
  var defaultMinListHeaderHeight: CGFloat? { get set }
  var navigationLinkIndicatorVisibility: Visibility { get }
  var presentationMode: Binding<PresentationMode> { get }
  var refresh: RefreshAction? { get }
  var sidebarRowSize: SidebarRowSize { get set }
  var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility { get set }
  var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility { get set }
  var isScrollEnabled: Bool { get set }
  var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode { get set }
  var verticalScrollBounceBehavior: ScrollBounceBehavior { get set }
  var horizontalScrollBounceBehavior: ScrollBounceBehavior { get set }
  var isSearching: Bool { get }
  var dismissSearch: DismissSearchAction { get }
  var searchSuggestionsPlacement: SearchSuggestionsPlacement { get }
  var documentConfiguration: DocumentConfiguration? { get }
  var undoManager: UndoManager? { get }
  var editMode: Binding<EditMode>? { get set }
  var preferredPencilDoubleTapAction: PencilPreferredAction { get }
  var preferredPencilSqueezeAction: PencilPreferredAction { get }
  var isUserAuthenticationEnabled: Bool { get }
  var accessibilityQuickActionsEnabled: Bool { get }
  var supportsRemoteScenes: Bool { get }
  var textSelectionAffinity: TextSelectionAffinity { get set }
  var menuIndicatorVisibility: Visibility { get set }
  var keyboardShortcut: KeyboardShortcut? { get }
  var autocorrectionDisabled: Bool { get set }
  var disableAutocorrection: Bool? { get set }
  var toolbarLabelStyle: ToolbarLabelStyle? { get }
  var managedObjectContext: NSManagedObjectContext { get set }
  var buttonRepeatBehavior: ButtonRepeatBehavior { get }
  var isFocusEffectEnabled: Bool { get set }
  var isFocused: Bool { get }
  var labelsVisibility: Visibility { get set }
  var dismissWindow: DismissWindowAction { get }
  var rename: RenameAction? { get }
  var labelReservedIconWidth: CGFloat? { get }
  var labelIconToTitleSpacing: CGFloat? { get }
  var badgeProminence: BadgeProminence { get set }
  var layoutDirection: LayoutDirection { get set }
  var isEnabled: Bool { get set }
  var isHoverEffectEnabled: Bool { get set }
  var openURL: OpenURLAction { get set }
  var fontResolutionContext: Font.Context { get }
  var buttonSizing: ButtonSizing { get }
  var isLuminanceReduced: Bool { get set }
  var redactionReasons: RedactionReasons { get set }
  var controlSize: ControlSize { get set }
  var backgroundMaterial: Material? { get set }
  var materialActiveAppearance: MaterialActiveAppearance { get set }
  var symbolRenderingMode: SymbolRenderingMode? { get set }
  var symbolVariableValueMode: SymbolVariableValueMode? { get set }
  var symbolColorRenderingMode: SymbolColorRenderingMode? { get set }
  var multilineTextAlignment: TextAlignment { get set }
  var truncationMode: Text.TruncationMode { get set }
  var lineSpacing: CGFloat { get set }
  var allowsTightening: Bool { get set }
  var minimumScaleFactor: CGFloat { get set }
  var textCase: Text.Case? { get set }
  var lineLimit: Int? { get set }
  var backgroundProminence: BackgroundProminence { get set }
  var lineHeight: AttributedString.LineHeight? { get set }
  var backgroundStyle: AnyShapeStyle? { get set }
  var appearsActive: Bool { get set }
  var dynamicTypeSize: DynamicTypeSize { get set }
  var sizeCategory: ContentSizeCategory { get set }
  subscript<T>(objectType: T.Type) -> T? where T: AnyObject, T: Observable { get set }
  var headerProminence: Prominence { get set }
  var allowedDynamicRange: Image.DynamicRange? { get set }
  var symbolVariants: SymbolVariants { get set }
  var contentTransition: ContentTransition { get set }
  var contentTransitionAddsDrawingGroup: Bool { get set }
  var font: Font? { get set }
  var imageScale: Image.Scale { get set }
  var displayScale: CGFloat { get set }
  var pixelLength: CGFloat { get }
  var legibilityWeight: LegibilityWeight? { get set }
  var locale: Locale { get set }
  var calendar: Calendar { get set }
  var timeZone: TimeZone { get set }
  var horizontalSizeClass: UserInterfaceSizeClass? { get set }
  var verticalSizeClass: UserInterfaceSizeClass? { get set }
  var accessibilityEnabled: Bool { get set }
  var accessibilityDifferentiateWithoutColor: Bool { get }
  var accessibilityReduceTransparency: Bool { get }
  var accessibilityReduceMotion: Bool { get }
  var accessibilityInvertColors: Bool { get }
  var accessibilityShowButtonShapes: Bool { get }
  var accessibilityShowBorders: Bool { get }
  var accessibilityDimFlashingLights: Bool { get }
  var accessibilityPlayAnimatedImages: Bool { get }
  var colorScheme: ColorScheme { get set }
  var colorSchemeContrast: ColorSchemeContrast { get }
}
