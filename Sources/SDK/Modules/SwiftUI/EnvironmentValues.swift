// SwiftUI: the declarations of EnvironmentValues.
// Declared as the framework's interface has it, with code of our own.

/// What the views around a view, the scene and the device say. Values that are built in are kept by their names;
/// what is not kept is as on an iPhone whose settings are as they came.
struct EnvironmentValues: CustomStringConvertible {
  var _values: [String: Any] = [:]
  var _keyed: [ObjectIdentifier: Any] = [:]
  var _objects: [ObjectIdentifier: AnyObject] = [:]

  init() {}

  var description: String { "EnvironmentValues" }

  func _value<Value>(_ name: String, _ initial: @autoclosure () -> Value) -> Value {
    if let value = _values[name] as? Value { return value }
    return initial()
  }

  mutating func _set<Value>(_ name: String, _ value: Value) { _values[name] = value }

  func _object<Object>(_ type: Object.Type) -> Object? where Object: AnyObject {
    _objects[ObjectIdentifier(type)] as? Object
  }

  /// Puts an object in for the views inside, by its type.
  mutating func _put<Object>(_ object: Object) where Object: AnyObject {
    _objects[ObjectIdentifier(Object.self)] = object
  }

  /// Says how a presentation is dismissed inside of it.
  mutating func _putDismissal(_ run: @escaping () -> Void, _ isPresented: Bool) {
    _set("dismiss", DismissAction(_run: run))
    _set("isPresented", isPresented)
    _set(
      "presentationMode",
      Binding<PresentationMode>.constant(PresentationMode(isPresented: isPresented, _run: run)))
  }

  var _focusedValues: FocusedValues {
    get { _value("focusedValues", FocusedValues()) }
    set { _set("focusedValues", newValue) }
  }

  subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get {
      if let value = _keyed[ObjectIdentifier(key)] as? K.Value { return value }
      return key.defaultValue
    }
    set { _keyed[ObjectIdentifier(key)] = newValue }
  }

  subscript<T>(objectType: T.Type) -> T? where T: AnyObject, T: Observable {
    get { _object(objectType) }
    set { _objects[ObjectIdentifier(objectType)] = newValue }
  }

  var accessibilityLargeContentViewerEnabled: Bool { _value("accessibilityLargeContentViewerEnabled", false) }
  var accessibilityAssistiveAccessEnabled: Bool { _value("accessibilityAssistiveAccessEnabled", false) }
  var accessibilityVoiceOverEnabled: Bool { _value("accessibilityVoiceOverEnabled", true) }
  var accessibilitySwitchControlEnabled: Bool { _value("accessibilitySwitchControlEnabled", false) }
  var supportsMultipleWindows: Bool { _value("supportsMultipleWindows", false) }
  var dismiss: DismissAction { _value("dismiss", DismissAction()) }
  var isPresented: Bool { _value("isPresented", false) }
  var writingToolsBehavior: WritingToolsBehavior? { _value("writingToolsBehavior", nil) }
  var findContext: FindContext? { _value("findContext", nil) }
  var openWindow: OpenWindowAction { _value("openWindow", OpenWindowAction()) }
  var menuOrder: MenuOrder {
    get { _value("menuOrder", .automatic) }
    set { _set("menuOrder", newValue) }
  }
  var isSceneCaptured: Bool {
    get { _value("isSceneCaptured", false) }
    set { _set("isSceneCaptured", newValue) }
  }
  var springLoadingBehavior: SpringLoadingBehavior { _value("springLoadingBehavior", .automatic) }
  var isTabBarShowingSections: Bool { _value("isTabBarShowingSections", false) }
  var tabBarPlacement: TabBarPlacement? { _value("tabBarPlacement", .bottomBar) }
  var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    _value("tabViewBottomAccessoryPlacement", nil)
  }
  var scenePhase: ScenePhase {
    get { _value("scenePhase", .active) }
    set { _set("scenePhase", newValue) }
  }
  var defaultMinListRowHeight: CGFloat {
    get { _value("defaultMinListRowHeight", 0) }
    set { _set("defaultMinListRowHeight", newValue) }
  }
  var defaultMinListHeaderHeight: CGFloat? {
    get { _value("defaultMinListHeaderHeight", nil) }
    set { _set("defaultMinListHeaderHeight", newValue) }
  }
  var navigationLinkIndicatorVisibility: Visibility {
    _value("navigationLinkIndicatorVisibility", .automatic)
  }
  var presentationMode: Binding<PresentationMode> {
    _value("presentationMode", .constant(PresentationMode()))
  }
  var refresh: RefreshAction? { _value("refresh", nil) }
  var sidebarRowSize: SidebarRowSize {
    get { _value("sidebarRowSize", .medium) }
    set { _set("sidebarRowSize", newValue) }
  }
  var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { _value("verticalScrollIndicatorVisibility", .automatic) }
    set { _set("verticalScrollIndicatorVisibility", newValue) }
  }
  var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { _value("horizontalScrollIndicatorVisibility", .automatic) }
    set { _set("horizontalScrollIndicatorVisibility", newValue) }
  }
  var isScrollEnabled: Bool {
    get { _value("isScrollEnabled", true) }
    set { _set("isScrollEnabled", newValue) }
  }
  var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { _value("scrollDismissesKeyboardMode", .automatic) }
    set { _set("scrollDismissesKeyboardMode", newValue) }
  }
  var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { _value("verticalScrollBounceBehavior", .automatic) }
    set { _set("verticalScrollBounceBehavior", newValue) }
  }
  var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { _value("horizontalScrollBounceBehavior", .automatic) }
    set { _set("horizontalScrollBounceBehavior", newValue) }
  }
  var isSearching: Bool { _value("isSearching", false) }
  var dismissSearch: DismissSearchAction { _value("dismissSearch", DismissSearchAction()) }
  var searchSuggestionsPlacement: SearchSuggestionsPlacement {
    _value("searchSuggestionsPlacement", .automatic)
  }
  var documentConfiguration: DocumentConfiguration? { _value("documentConfiguration", nil) }
  var undoManager: UndoManager? { _value("undoManager", nil) }
  var editMode: Binding<EditMode>? {
    get {
      if let value = _values["editMode"] { return value as? Binding<EditMode> }
      return EnvironmentValues._screenEditMode()
    }
    set { _set("editMode", newValue) }
  }

  /// What an edit button turns, where the app has no edit mode of its own.
  static func _screenEditMode() -> Binding<EditMode>?
  var preferredPencilDoubleTapAction: PencilPreferredAction {
    _value("preferredPencilDoubleTapAction", .ignore)
  }
  var preferredPencilSqueezeAction: PencilPreferredAction { _value("preferredPencilSqueezeAction", .ignore) }
  var isUserAuthenticationEnabled: Bool { _value("isUserAuthenticationEnabled", false) }
  var accessibilityQuickActionsEnabled: Bool { _value("accessibilityQuickActionsEnabled", false) }
  var supportsRemoteScenes: Bool { _value("supportsRemoteScenes", false) }
  var textSelectionAffinity: TextSelectionAffinity {
    get { _value("textSelectionAffinity", .automatic) }
    set { _set("textSelectionAffinity", newValue) }
  }
  var menuIndicatorVisibility: Visibility {
    get { _value("menuIndicatorVisibility", .automatic) }
    set { _set("menuIndicatorVisibility", newValue) }
  }
  var keyboardShortcut: KeyboardShortcut? { _value("keyboardShortcut", nil) }
  var autocorrectionDisabled: Bool {
    get { _value("autocorrectionDisabled", false) }
    set { _set("autocorrectionDisabled", newValue) }
  }
  var disableAutocorrection: Bool? {
    get { autocorrectionDisabled }
    set { autocorrectionDisabled = newValue ?? false }
  }
  var toolbarLabelStyle: ToolbarLabelStyle? { _value("toolbarLabelStyle", nil) }
  var managedObjectContext: NSManagedObjectContext {
    get { _managedObjectContext ?? NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType) }
    set { _set("managedObjectContext", newValue) }
  }
  /// nil where nobody gave one: requests find nothing there.
  var _managedObjectContext: NSManagedObjectContext? {
    _values["managedObjectContext"] as? NSManagedObjectContext
  }
  var buttonRepeatBehavior: ButtonRepeatBehavior { _value("buttonRepeatBehavior", .automatic) }
  var isFocusEffectEnabled: Bool {
    get { _value("isFocusEffectEnabled", true) }
    set { _set("isFocusEffectEnabled", newValue) }
  }
  var isFocused: Bool { _value("isFocused", false) }
  var labelsVisibility: Visibility {
    get { _value("labelsVisibility", .automatic) }
    set { _set("labelsVisibility", newValue) }
  }
  var dismissWindow: DismissWindowAction { _value("dismissWindow", DismissWindowAction()) }
  var rename: RenameAction? { _value("rename", nil) }
  var labelReservedIconWidth: CGFloat? { _value("labelReservedIconWidth", nil) }
  var labelIconToTitleSpacing: CGFloat? { _value("labelIconToTitleSpacing", nil) }
  var badgeProminence: BadgeProminence {
    get { _value("badgeProminence", .standard) }
    set { _set("badgeProminence", newValue) }
  }
  var layoutDirection: LayoutDirection {
    get { _value("layoutDirection", .leftToRight) }
    set { _set("layoutDirection", newValue) }
  }
  var isEnabled: Bool {
    get { _value("isEnabled", true) }
    set { _set("isEnabled", newValue) }
  }
  var isHoverEffectEnabled: Bool {
    get { _value("isHoverEffectEnabled", true) }
    set { _set("isHoverEffectEnabled", newValue) }
  }
  var openURL: OpenURLAction {
    get { _value("openURL", OpenURLAction { _ in .systemAction }) }
    set { _set("openURL", newValue) }
  }
  var fontResolutionContext: Font.Context { get }
  var buttonSizing: ButtonSizing { _value("buttonSizing", .automatic) }
  var isLuminanceReduced: Bool {
    get { _value("isLuminanceReduced", false) }
    set { _set("isLuminanceReduced", newValue) }
  }
  var redactionReasons: RedactionReasons {
    get { _value("redactionReasons", []) }
    set { _set("redactionReasons", newValue) }
  }
  var controlSize: ControlSize {
    get { _value("controlSize", .regular) }
    set { _set("controlSize", newValue) }
  }
  var backgroundMaterial: Material? {
    get { _value("backgroundMaterial", nil) }
    set { _set("backgroundMaterial", newValue) }
  }
  var materialActiveAppearance: MaterialActiveAppearance {
    get { _value("materialActiveAppearance", .automatic) }
    set { _set("materialActiveAppearance", newValue) }
  }
  var symbolRenderingMode: SymbolRenderingMode? {
    get { _value("symbolRenderingMode", nil) }
    set { _set("symbolRenderingMode", newValue) }
  }
  var symbolVariableValueMode: SymbolVariableValueMode? {
    get { _value("symbolVariableValueMode", nil) }
    set { _set("symbolVariableValueMode", newValue) }
  }
  var symbolColorRenderingMode: SymbolColorRenderingMode? {
    get { _value("symbolColorRenderingMode", nil) }
    set { _set("symbolColorRenderingMode", newValue) }
  }
  var multilineTextAlignment: TextAlignment {
    get { _value("multilineTextAlignment", .leading) }
    set { _set("multilineTextAlignment", newValue) }
  }
  var truncationMode: Text.TruncationMode {
    get { _value("truncationMode", .tail) }
    set { _set("truncationMode", newValue) }
  }
  var lineSpacing: CGFloat {
    get { _value("lineSpacing", 0) }
    set { _set("lineSpacing", newValue) }
  }
  var allowsTightening: Bool {
    get { _value("allowsTightening", false) }
    set { _set("allowsTightening", newValue) }
  }
  var minimumScaleFactor: CGFloat {
    get { _value("minimumScaleFactor", 1) }
    set { _set("minimumScaleFactor", newValue) }
  }
  var textCase: Text.Case? {
    get { _value("textCase", nil) }
    set { _set("textCase", newValue) }
  }
  var lineLimit: Int? {
    get { _value("lineLimit", nil) }
    set { _set("lineLimit", newValue) }
  }
  var backgroundProminence: BackgroundProminence {
    get { _value("backgroundProminence", .standard) }
    set { _set("backgroundProminence", newValue) }
  }
  var lineHeight: AttributedString.LineHeight? {
    get { _value("lineHeight", nil) }
    set { _set("lineHeight", newValue) }
  }
  var backgroundStyle: AnyShapeStyle? {
    get { _value("backgroundStyle", nil) }
    set { _set("backgroundStyle", newValue) }
  }
  var appearsActive: Bool {
    get { _value("appearsActive", true) }
    set { _set("appearsActive", newValue) }
  }
  var dynamicTypeSize: DynamicTypeSize {
    get { _value("dynamicTypeSize", .large) }
    set { _set("dynamicTypeSize", newValue) }
  }
  var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory.allCases[DynamicTypeSize.allCases.firstIndex(of: dynamicTypeSize) ?? 3] }
    set { dynamicTypeSize = DynamicTypeSize.allCases[newValue._place] }
  }
  var headerProminence: Prominence {
    get { _value("headerProminence", .standard) }
    set { _set("headerProminence", newValue) }
  }
  var allowedDynamicRange: Image.DynamicRange? {
    get { _value("allowedDynamicRange", nil) }
    set { _set("allowedDynamicRange", newValue) }
  }
  var symbolVariants: SymbolVariants {
    get { _value("symbolVariants", .none) }
    set { _set("symbolVariants", newValue) }
  }
  var contentTransition: ContentTransition {
    get { _value("contentTransition", .identity) }
    set { _set("contentTransition", newValue) }
  }
  var contentTransitionAddsDrawingGroup: Bool {
    get { _value("contentTransitionAddsDrawingGroup", false) }
    set { _set("contentTransitionAddsDrawingGroup", newValue) }
  }
  var font: Font? {
    get { _value("font", nil) }
    set { _set("font", newValue) }
  }
  var imageScale: Image.Scale {
    get { _value("imageScale", .medium) }
    set { _set("imageScale", newValue) }
  }
  var displayScale: CGFloat {
    get { _value("displayScale", 3) }
    set { _set("displayScale", newValue) }
  }
  var pixelLength: CGFloat { 1 / displayScale }
  var legibilityWeight: LegibilityWeight? {
    get { _value("legibilityWeight", nil) }
    set { _set("legibilityWeight", newValue) }
  }
  var locale: Locale {
    get { _value("locale", .current) }
    set { _set("locale", newValue) }
  }
  var calendar: Calendar {
    get { _value("calendar", .current) }
    set { _set("calendar", newValue) }
  }
  var timeZone: TimeZone {
    get { _value("timeZone", .current) }
    set { _set("timeZone", newValue) }
  }
  var horizontalSizeClass: UserInterfaceSizeClass? {
    get { _value("horizontalSizeClass", .compact) }
    set { _set("horizontalSizeClass", newValue) }
  }
  var verticalSizeClass: UserInterfaceSizeClass? {
    get { _value("verticalSizeClass", .regular) }
    set { _set("verticalSizeClass", newValue) }
  }
  var accessibilityEnabled: Bool {
    get { _value("accessibilityEnabled", true) }
    set { _set("accessibilityEnabled", newValue) }
  }
  var accessibilityDifferentiateWithoutColor: Bool { _value("accessibilityDifferentiateWithoutColor", false) }
  var accessibilityReduceTransparency: Bool { _value("accessibilityReduceTransparency", false) }
  var accessibilityReduceMotion: Bool { _value("accessibilityReduceMotion", false) }
  var accessibilityInvertColors: Bool { _value("accessibilityInvertColors", false) }
  var accessibilityShowButtonShapes: Bool { _value("accessibilityShowButtonShapes", false) }
  var accessibilityShowBorders: Bool { _value("accessibilityShowBorders", false) }
  var accessibilityDimFlashingLights: Bool { _value("accessibilityDimFlashingLights", false) }
  var accessibilityPlayAnimatedImages: Bool { _value("accessibilityPlayAnimatedImages", true) }
  var colorScheme: ColorScheme {
    get { _value("colorScheme", .light) }
    set { _set("colorScheme", newValue) }
  }
  var colorSchemeContrast: ColorSchemeContrast { _value("colorSchemeContrast", .standard) }
}
