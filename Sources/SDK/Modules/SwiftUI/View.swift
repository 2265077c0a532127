// SwiftUI: the declarations of View.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Self.Body { get }
}

extension View {
  func accessibilityValue(_ valueDescription: Text, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  >
  func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  >
  @_disfavoredOverload func accessibilityValue(_ valueResource: LocalizedStringResource, isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  @_disfavoredOverload func accessibilityValue<S>(_ value: S, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > where S: StringProtocol
  func accessibilityValue(_ valueDescription: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  >
  @_disfavoredOverload func accessibilityValue(_ valueResource: LocalizedStringResource) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  >
  @_disfavoredOverload func accessibilityValue<S>(_ value: S) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > where S: StringProtocol
  func accessibility(value: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  func accessibilityShowsLargeContentViewer<V>(@ViewBuilder _ largeContentView: () -> V) -> some View
  where V: View
  func accessibilityShowsLargeContentViewer() -> some View
  func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View
  func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View
  func accessibilityLinkedGroup<ID>(id: ID, in namespace: Namespace.ID) -> some View where ID: Hashable
  func accessibilityLabeledPair<ID>(role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID)
    -> some View where ID: Hashable
  func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View
  func sliderThumbVisibility(_ visibility: Visibility) -> some View
  func scenePadding(_ edges: Edge.Set = .all) -> some View
  func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View
  func listStyle<S>(_ style: S) -> some View where S: ListStyle
  func accessibilityActions<Content>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View where Content: View
  func actionSheet<T>(item: Binding<T?>, content: (T) -> ActionSheet) -> some View where T: Identifiable
  func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View
  func accessibilityLabel(_ label: Text, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  >
  func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  >
  @_disfavoredOverload func accessibilityLabel(_ label: LocalizedStringResource, isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  @_disfavoredOverload func accessibilityLabel<S>(_ label: S, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > where S: StringProtocol
  func accessibilityLabel<V>(@ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V) -> some View
  where V: View
  func accessibilityLabel(_ label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  >
  @_disfavoredOverload func accessibilityLabel(_ label: LocalizedStringResource) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  >
  @_disfavoredOverload func accessibilityLabel<S>(_ label: S) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > where S: StringProtocol
  func searchSelection(_ selection: Binding<TextSelection?>) -> some View
  func listRowInsets(_ insets: EdgeInsets?) -> some View
  func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View
  func dialogIcon(_ icon: Image?) -> some View
  func alert<Item>(item: Binding<Item?>, content: (Item) -> Alert) -> some View where Item: Identifiable
  func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View
  func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View
  func scrollTargetLayout(isEnabled: Bool = true) -> some View
  func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View
  func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View
  func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View
  func navigationDestination<D, C>(for data: D.Type, @ViewBuilder destination: @escaping (D) -> C)
    -> some View where D: Hashable, C: View
  func navigationDestination<V>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> V) -> some View
  where V: View
  func navigationDestination<D, C>(item: Binding<Optional<D>>, @ViewBuilder destination: @escaping (D) -> C)
    -> some View where D: Hashable, C: View
  func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View
  func textSelection<S>(_ selectability: S) -> some View where S: TextSelectability
  func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  >
  func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  >
  func allowsWindowActivationEvents(_ value: Bool?) -> some View
  func allowsWindowActivationEvents() -> some View
  func sensoryFeedback<T>(_ feedback: SensoryFeedback, trigger: T) -> some View where T: Equatable
  func sensoryFeedback<T>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View where T: Equatable
  func sensoryFeedback<T>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View where T: Equatable
  func sensoryFeedback<T>(trigger: T, _ feedback: @escaping () -> SensoryFeedback?) -> some View
  where T: Equatable
  func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View
  func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View
  func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View
  @_disfavoredOverload func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View where T: Transferable
  func dropDestination<T>(
    for type: T.Type = T.self, isEnabled: Bool = true,
    action: @escaping (_ items: [T], _ session: DropSession) -> Void
  ) -> some View where T: Transferable
  func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View
  func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View
  func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View
  func invalidatableContent(_ invalidatable: Bool = true) -> some View
  func findNavigator(isPresented: Binding<Bool>) -> some View
  func findDisabled(_ isDisabled: Bool = true) -> some View
  func replaceDisabled(_ isDisabled: Bool = true) -> some View
  func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View
  func speechSpellsOutCharacters(_ value: Bool = true) -> some View
  func speechAdjustedPitch(_ value: Double) -> some View
  func speechAnnouncementsQueued(_ value: Bool = true) -> some View
  func searchScopes<V, S>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View
  where V: Hashable, S: View
  func searchScopes<V, S>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View where V: Hashable, S: View
  func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View
  func selectionDisabled(_ isDisabled: Bool = true) -> some View
  func userActivity(_ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> ())
    -> some View
  func userActivity<P>(_ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> ())
    -> some View
  func onContinueUserActivity(_ activityType: String, perform action: @escaping (NSUserActivity) -> ())
    -> some View
  func onOpenURL(perform action: @escaping (URL) -> ()) -> some View
  func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View
  func accessibilityHint(_ hint: Text, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  >
  func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  >
  @_disfavoredOverload func accessibilityHint(_ hint: LocalizedStringResource, isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  @_disfavoredOverload func accessibilityHint<S>(_ hint: S, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > where S: StringProtocol
  func accessibilityHint(_ hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  >
  @_disfavoredOverload func accessibilityHint(_ hint: LocalizedStringResource) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  >
  @_disfavoredOverload func accessibilityHint<S>(_ hint: S) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > where S: StringProtocol
  func onReceive<P>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
  where P: Publisher, P.Failure == Never
  func menuStyle<S>(_ style: S) -> some View where S: MenuStyle
  func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View
  func textEditorStyle(_ style: some TextEditorStyle) -> some View
  func toggleStyle<S>(_ style: S) -> some View where S: ToggleStyle
  func statusBarHidden(_ hidden: Bool = true) -> some View
  func statusBar(hidden: Bool) -> some View
  func keyboardType(_ type: UIKeyboardType) -> some View
  func autocapitalization(_ style: UITextAutocapitalizationType) -> some View
  func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View
  func focusedValue<T>(_ object: T?) -> some View where T: AnyObject, T: Observable
  func focusedSceneValue<T>(_ object: T?) -> some View where T: AnyObject, T: Observable
  func onInteractiveResizeChange(_ action: @escaping (_ isResizing: Bool) -> Void) -> some View
  func indexViewStyle<S>(_ style: S) -> some View where S: IndexViewStyle
  func menuOrder(_ order: MenuOrder) -> some View
  func tabViewStyle<S>(_ style: S) -> some View where S: TabViewStyle
  func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View
  func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View
  func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View
  func sectionIndexLabel(_ label: Text?) -> some View
  func sectionIndexLabel<S>(_ label: S?) -> some View where S: StringProtocol
  func listSectionIndexVisibility(_ visibility: Visibility) -> some View
  func disclosureGroupStyle<S>(_ style: S) -> some View where S: DisclosureGroupStyle
  func defaultFocus<V>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View where V: Hashable
  @_disfavoredOverload func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View
  func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View
  func symbolEffect<T>(_ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true)
    -> some View where T: IndefiniteSymbolEffect, T: SymbolEffect
  func symbolEffect<T, U>(_ effect: T, options: SymbolEffectOptions = .default, value: U) -> some View
  where T: DiscreteSymbolEffect, T: SymbolEffect, U: Equatable
  func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View
  func onScrollTargetVisibilityChange<ID>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View where ID: Hashable
  func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View
  @_disfavoredOverload func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void
  ) -> some View
  @_disfavoredOverload func task<T>(
    id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void
  ) -> some View where T: Equatable
  func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View
  func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil)
    -> some View
  func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View
  @_disfavoredOverload func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource
  ) -> some View
  @_disfavoredOverload func searchable<S>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View where S: StringProtocol
  func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View
  func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View
  @_disfavoredOverload func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource
  ) -> some View
  @_disfavoredOverload func searchable<S>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View where S: StringProtocol
  func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View
  func searchFocused<V>(_ binding: FocusState<V>.Binding, equals value: V) -> some View where V: Hashable
  func navigationSplitViewStyle<S>(_ style: S) -> some View where S: NavigationSplitViewStyle
  func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View
  func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View
  func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil, transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View
  func navigationBarItems<L, T>(leading: L, trailing: T) -> some View where L: View, T: View
  func navigationBarItems<L>(leading: L) -> some View where L: View
  func navigationBarItems<T>(trailing: T) -> some View where T: View
  func typeSelectEquivalent(_ text: Text?) -> some View
  func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View
  @_disfavoredOverload func typeSelectEquivalent(_ stringResource: LocalizedStringResource) -> some View
  @_disfavoredOverload func typeSelectEquivalent<S>(_ string: S) -> some View where S: StringProtocol
  func onHover(perform action: @escaping (Bool) -> Void) -> some View
  func accessibility(hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  func accessibility(label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  func accessibility(hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  func accessibility(inputLabels: [Text]) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  func accessibility(identifier: String) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  func accessibility(selectionIdentifier: AnyHashable) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  >
  func accessibility(sortPriority: Double) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  func accessibility(activationPoint: CGPoint) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  func accessibility(activationPoint: UnitPoint) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View
  func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View
  func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View
  func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View
  func accessibilitySortPriority(_ sortPriority: Double) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  >
  func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  >
  func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View
  func fileDialogCustomizationID(_ id: String) -> some View
  func fileDialogMessage(_ message: Text?) -> some View
  func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View
  @_disfavoredOverload func fileDialogMessage(_ messageResource: LocalizedStringResource) -> some View
  @_disfavoredOverload func fileDialogMessage<S>(_ message: S) -> some View where S: StringProtocol
  @_disfavoredOverload func fileDialogConfirmationLabel<S>(_ label: S) -> some View where S: StringProtocol
  func fileDialogConfirmationLabel(_ label: Text?) -> some View
  func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View
  @_disfavoredOverload func fileDialogConfirmationLabel(_ label: LocalizedStringResource) -> some View
  func fileExporterFilenameLabel(_ label: Text?) -> some View
  func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View
  @_disfavoredOverload func fileExporterFilenameLabel(_ label: LocalizedStringResource) -> some View
  @_disfavoredOverload func fileExporterFilenameLabel<S>(_ label: S) -> some View where S: StringProtocol
  func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View
  func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View
  func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View
  func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some View
  @_disfavoredOverload func dialogSuppressionToggle(
    _ titleResource: LocalizedStringResource, isSuppressed: Binding<Bool>
  ) -> some View
  @_disfavoredOverload func dialogSuppressionToggle<S>(_ title: S, isSuppressed: Binding<Bool>) -> some View
  where S: StringProtocol
  func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View
  func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View
  func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View
  func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View
  func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View
  func sheet<Item, Content>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View
  func sheet<Content>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View
  func fullScreenCover<Item, Content>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View
  func fullScreenCover<Content>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View
  func defaultAppStorage(_ store: UserDefaults) -> some View
  func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View
  func submitScope(_ isBlocking: Bool = true) -> some View
  func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View
  func navigationBarHidden(_ hidden: Bool) -> some View
  // https://developer.apple.com/documentation/swiftui/view/navigationbartitle(_:displaymode:)
  @_takesUnknown func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
  @_takesUnknown func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }
  @_takesUnknown @_disfavoredOverload func navigationBarTitle<S>(_ title: S) -> some View
  where S: StringProtocol {
    navigationTitle(title)
  }
  @_takesUnknown func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode)
    -> some View
  {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }
  @_takesUnknown func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  )
    -> some View
  { navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode) }
  @_takesUnknown @_disfavoredOverload func navigationBarTitle<S>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  )
    -> some View where S: StringProtocol
  { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }
  func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View
  func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
  ) -> some View
  func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool, isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  >
  func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle
  func focused<Value>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View
  where Value: Hashable
  func focused(_ condition: FocusState<Bool>.Binding) -> some View
  func submitLabel(_ submitLabel: SubmitLabel) -> some View
  func navigationTransition(_ style: some NavigationTransition) -> some View
  func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View
  func refreshable(action: @escaping () async -> Void) -> some View
  func projectionEffect(_ transform: ProjectionTransform) -> some View
  func hoverEffect(_ effect: some CustomHoverEffect = .automatic, isEnabled: Bool = true) -> some View
  @_disfavoredOverload func hoverEffect(_ effect: HoverEffect = .automatic) -> some View
  @_disfavoredOverload func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true)
    -> some View
  func defaultHoverEffect(_ effect: HoverEffect?) -> some View
  func defaultHoverEffect(_ effect: some CustomHoverEffect) -> some View
  func hoverEffectDisabled(_ disabled: Bool = true) -> some View
  func navigationViewStyle<S>(_ style: S) -> some View where S: NavigationViewStyle
  func persistentSystemOverlays(_ visibility: Visibility) -> some View
  func contextMenu<MenuItems>(@ViewBuilder menuItems: () -> MenuItems) -> some View where MenuItems: View
  func contextMenu<M, P>(@ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P) -> some View
  where M: View, P: View
  func contextMenu<MenuItems>(_ contextMenu: ContextMenu<MenuItems>?) -> some View where MenuItems: View
  func windowToolbarFullScreenVisibility(_ visibility: WindowToolbarFullScreenVisibility) -> some View
  func toolbarBackground<S>(_ style: S, for bars: ToolbarPlacement...) -> some View where S: ShapeStyle
  func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
  func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
  func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View
  func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
  func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
  func itemProvider(_ action: Optional<() -> NSItemProvider?>) -> some View
  func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View
  func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle
  func textFieldStyle<S>(_ style: S) -> some View where S: TextFieldStyle
  func alert<A>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A)
    -> some View where A: View
  @_disfavoredOverload func alert<A>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View where A: View
  @_disfavoredOverload func alert<S, A>(_ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A)
    -> some View where S: StringProtocol, A: View
  func alert<A>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View
  where A: View
  func alert<A, M>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View
  @_disfavoredOverload func alert<A, M>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View
  @_disfavoredOverload func alert<S, A, M>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where S: StringProtocol, A: View, M: View
  func alert<A, M>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View
  func alert<A, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View where A: View
  @_disfavoredOverload func alert<A, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View where A: View
  @_disfavoredOverload func alert<S, A, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View where S: StringProtocol, A: View
  func alert<A, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View where A: View
  func alert<A, M, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View where A: View, M: View
  @_disfavoredOverload func alert<A, M, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View where A: View, M: View
  @_disfavoredOverload func alert<S, A, M, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View where S: StringProtocol, A: View, M: View
  func alert<A, M, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View where A: View, M: View
  func alert<E, A>(isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A) -> some View
  where E: LocalizedError, A: View
  func alert<E, A, M>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
  ) -> some View where E: LocalizedError, A: View, M: View
  func searchSuggestions<S>(@ViewBuilder _ suggestions: () -> S) -> some View where S: View
  func searchable<S>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View where S: View
  func searchable<S>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S
  ) -> some View where S: View
  @_disfavoredOverload func searchable<V, S>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder suggestions: () -> V
  ) -> some View where V: View, S: StringProtocol
  func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View
  func moveDisabled(_ isDisabled: Bool) -> some View
  func scrollContentBackground(_ visibility: Visibility) -> some View
  func presentationSizing(_ sizing: some PresentationSizing) -> some View
  func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View
  func inspector<V>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View where V: View
  func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View
  func inspectorColumnWidth(_ width: CGFloat) -> some View
  func progressViewStyle<S>(_ style: S) -> some View where S: ProgressViewStyle
  func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable
  func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable
  func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable
  @_disfavoredOverload func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable
  func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable
  @_disfavoredOverload func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource, @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable
  @_disfavoredOverload func searchable<C, T, S>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, S: StringProtocol,
    C.Element: Identifiable
  @_disfavoredOverload func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: some StringProtocol, @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable
  func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable
  func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable
  func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable
  @_disfavoredOverload func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable
  func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable
  @_disfavoredOverload func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable
  @_disfavoredOverload func searchable<C, T, S>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, S: StringProtocol,
    C.Element: Identifiable
  @_disfavoredOverload func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable
  func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View,
    C.Element: Identifiable
  func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View,
    C.Element: Identifiable
  @_disfavoredOverload func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View,
    C.Element: Identifiable
  @_disfavoredOverload func searchable<C, T, S>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View,
    S: StringProtocol, C.Element: Identifiable
  func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable
  func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable
  @_disfavoredOverload func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable
  @_disfavoredOverload func searchable<C, T, S>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View,
    S: StringProtocol, C.Element: Identifiable
  func previewDevice(_ value: PreviewDevice?) -> some View
  func previewLayout(_ value: PreviewLayout) -> some View
  func previewDisplayName(_ value: String?) -> some View
  @_takesUnknown func previewContext<C>(_ value: C) -> some View where C: PreviewContext {
    transformEnvironment(\.self) { value._apply(to: &$0) }
      .frame(width: value._size?.width, height: value._size?.height)
  }
  func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View
  func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View
  func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View
  func popover<Item, Content>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View
  func popover<Content>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View
  func backgroundExtensionEffect() -> some View
  func backgroundExtensionEffect(isEnabled: Bool) -> some View
  func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal])
    -> some View
  func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View
  func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View
  func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View
  func scrollIndicatorsFlash(trigger value: some Equatable) -> some View
  func scrollIndicatorsFlash(onAppear: Bool) -> some View
  func scrollDisabled(_ disabled: Bool) -> some View
  func scrollClipDisabled(_ disabled: Bool = true) -> some View
  func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View
  func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View
  func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  func listItemTint(_ tint: ListItemTint?) -> some View
  func listItemTint(_ tint: Color?) -> some View
  func labelsHidden() -> some View
  func containerBackground<S>(_ style: S, for container: ContainerBackgroundPlacement) -> some View
  where S: ShapeStyle
  func containerBackground<V>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View
  func pickerStyle<S>(_ style: S) -> some View where S: PickerStyle
  func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View
  func listSectionSpacing(_ spacing: CGFloat) -> some View
  func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  >
  func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  func documentBrowserContextMenu(@ViewBuilder _ menu: @escaping ([URL]?) -> some View) -> some View
  func onPencilDoubleTap(perform action: @escaping (_ value: PencilDoubleTapGestureValue) -> Void)
    -> some View
  func onPencilSqueeze(perform action: @escaping (_ phase: PencilSqueezeGesturePhase) -> Void) -> some View
  func onScrollPhaseChange(_ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void)
    -> some View
  func onScrollPhaseChange(
    _ action:
      @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) ->
      Void
  ) -> some View
  func onScrollGeometryChange<T>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View where T: Equatable
  func tabViewBottomAccessory<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View
  func tabViewBottomAccessory<Content>(isEnabled: Bool, @ViewBuilder content: () -> Content) -> some View
  where Content: View
  func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View
  func tabViewSidebarHeader<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View
  func tabViewSidebarFooter<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View
  func tabViewSidebarBottomBar<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View
  func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  >
  func accessibilityScrollStatus(_ statusKey: LocalizedStringKey, isEnabled: Bool = true) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  >
  @_disfavoredOverload func accessibilityScrollStatus(_ status: some StringProtocol, isEnabled: Bool = true)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  @_disfavoredOverload func accessibilityScrollStatus(
    _ status: LocalizedStringResource, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  >
  func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  >
  @_disfavoredOverload func accessibilityInputLabels<S>(_ inputLabels: [S], isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol
  func accessibilityInputLabels(_ inputLabels: [Text]) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  >
  func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  >
  @_disfavoredOverload func accessibilityInputLabels<S>(_ inputLabels: [S]) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > where S: StringProtocol
  func searchCompletion(_ completion: String) -> some View
  func searchCompletion<T>(_ token: T) -> some View where T: Identifiable
  func searchSuggestions(_ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set)
    -> some View
  func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View
  func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View
  func accessibilityRotorEntry<ID>(id: ID, in namespace: Namespace.ID) -> some View where ID: Hashable
  func buttonBorderShape(_ shape: ButtonBorderShape) -> some View
  func coordinateSpace<T>(name: T) -> some View where T: Hashable
  func coordinateSpace(_ name: NamedCoordinateSpace) -> some View
  func accessibilityRotor<Content>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View where Content: AccessibilityRotorContent
  func accessibilityRotor<Content>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View where Content: AccessibilityRotorContent
  func accessibilityRotor<EntryModel>(
    _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View where EntryModel: Identifiable
  func accessibilityRotor<EntryModel, ID>(
    _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View where ID: Hashable
  func accessibilityRotor<EntryModel>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View where EntryModel: Identifiable
  func accessibilityRotor<EntryModel, ID>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View where ID: Hashable
  func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>]) -> some View
  func accessibilityRotor(_ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>])
    -> some View
  func accessibilityRotor<Content>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View where Content: AccessibilityRotorContent
  @_disfavoredOverload func accessibilityRotor<Content>(
    _ label: LocalizedStringResource, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View where Content: AccessibilityRotorContent
  @_disfavoredOverload func accessibilityRotor<L, Content>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View where L: StringProtocol, Content: AccessibilityRotorContent
  func accessibilityRotor<EntryModel>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View where EntryModel: Identifiable
  @_disfavoredOverload func accessibilityRotor<EntryModel>(
    _ rotorLabelResource: LocalizedStringResource, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View where EntryModel: Identifiable
  @_disfavoredOverload func accessibilityRotor<L, EntryModel>(
    _ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View where L: StringProtocol, EntryModel: Identifiable
  func accessibilityRotor<EntryModel, ID>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View where ID: Hashable
  @_disfavoredOverload func accessibilityRotor<EntryModel, ID>(
    _ rotorLabelResource: LocalizedStringResource, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View where ID: Hashable
  @_disfavoredOverload func accessibilityRotor<L, EntryModel, ID>(
    _ rotorLabel: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View where L: StringProtocol, ID: Hashable
  func accessibilityRotor(_ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]) -> some View
  @_disfavoredOverload func accessibilityRotor(
    _ label: LocalizedStringResource, textRanges: [Range<String.Index>]
  ) -> some View
  @_disfavoredOverload func accessibilityRotor<L>(_ label: L, textRanges: [Range<String.Index>]) -> some View
  where L: StringProtocol
  func formStyle<S>(_ style: S) -> some View where S: FormStyle
  func swipeActions<T>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View where T: View
  func deleteDisabled(_ isDisabled: Bool) -> some View
  func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View
  func navigationDocument<D>(_ document: D) -> some View where D: Transferable
  func navigationDocument<D>(_ document: D, preview: SharePreview<Never, Never>) -> some View
  where D: Transferable
  func navigationDocument<D, I>(_ document: D, preview: SharePreview<Never, I>) -> some View
  where D: Transferable, I: Transferable
  func navigationDocument<D, I>(_ document: D, preview: SharePreview<I, Never>) -> some View
  where D: Transferable, I: Transferable
  func navigationDocument<D, I1, I2>(_ document: D, preview: SharePreview<I1, I2>) -> some View
  where D: Transferable, I1: Transferable, I2: Transferable
  func navigationDocument(_ url: URL) -> some View
  func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  >
  func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  func listRowSpacing(_ spacing: CGFloat?) -> some View
  func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View
  func safeAreaBar(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View
  func safeAreaBar(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View
  func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View
  @_disfavoredOverload func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View
  func confirmationDialog<A>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View where A: View
  @_disfavoredOverload func confirmationDialog<A>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View where A: View
  @_disfavoredOverload func confirmationDialog<S, A>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View where S: StringProtocol, A: View
  func confirmationDialog<A>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View where A: View
  func confirmationDialog<A, M>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View
  @_disfavoredOverload func confirmationDialog<A, M>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View
  @_disfavoredOverload func confirmationDialog<S, A, M>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where S: StringProtocol, A: View, M: View
  func confirmationDialog<A, M>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View
  func confirmationDialog<A, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View where A: View
  @_disfavoredOverload func confirmationDialog<A, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View where A: View
  @_disfavoredOverload func confirmationDialog<S, A, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View where S: StringProtocol, A: View
  func confirmationDialog<A, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View where A: View
  func confirmationDialog<A, M, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View where A: View, M: View
  @_disfavoredOverload func confirmationDialog<A, M, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View where A: View, M: View
  @_disfavoredOverload func confirmationDialog<S, A, M, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View where S: StringProtocol, A: View, M: View
  func confirmationDialog<A, M, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View where A: View, M: View
  func gridCellColumns(_ count: Int) -> some View
  func gridCellAnchor(_ anchor: UnitPoint) -> some View
  func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View
  func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View
  func contentToolbar<Content>(for placement: ContentToolbarPlacement, @ViewBuilder content: () -> Content)
    -> some View where Content: View
  func contentToolbar<Content>(
    for placement: ContentToolbarPlacement, @ToolbarContentBuilder content: () -> Content
  ) -> some View where Content: ToolbarContent
  func toolbar<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View
  func toolbar<Content>(@ToolbarContentBuilder content: () -> Content) -> some View
  where Content: ToolbarContent
  func toolbar<Content>(id: String, @ToolbarContentBuilder content: () -> Content) -> some View
  where Content: CustomizableToolbarContent
  func navigationTitle(_ title: Text) -> some View
  func navigationTitle(_ titleKey: LocalizedStringKey) -> some View
  @_disfavoredOverload func navigationTitle(_ titleResource: LocalizedStringResource) -> some View
  @_disfavoredOverload func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol
  func assistiveAccessNavigationIcon(_ icon: Image) -> some View
  func assistiveAccessNavigationIcon(systemImage: String) -> some View
  func navigationTitle(_ title: Binding<String>) -> some View
  func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View
  func navigationSubtitle(_ subtitle: Text) -> some View
  func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View
  @_disfavoredOverload func navigationSubtitle(_ subtitleKey: LocalizedStringResource) -> some View
  @_disfavoredOverload func navigationSubtitle<S>(_ subtitle: S) -> some View where S: StringProtocol
  func defersSystemGestures(on edges: Edge.Set) -> some View
  func textContentType(_ textContentType: UITextContentType?) -> some View
  func toolbarTitleMenu<C>(@ViewBuilder content: () -> C) -> some View where C: View
  func accessibilityRepresentation<V>(@ViewBuilder representation: () -> V) -> some View where V: View
  func accessibilityChildren<V>(@ViewBuilder children: () -> V) -> some View where V: View
  func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View
  func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View
  func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View
  func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View
  func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View
  func hidden() -> some View
  func accessibilityChartDescriptor<R>(_ representable: R) -> some View
  where R: AXChartDescriptorRepresentable
  func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View
  func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View
  func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View
  func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  @_disfavoredOverload func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueResource: LocalizedStringResource,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  @_disfavoredOverload func accessibilityCustomContent<V>(
    _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where V: StringProtocol
  func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  @_disfavoredOverload func accessibilityCustomContent(
    _ label: LocalizedStringResource, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  @_disfavoredOverload func accessibilityCustomContent(
    _ label: LocalizedStringResource, _ valueResource: LocalizedStringResource,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  @_disfavoredOverload func accessibilityCustomContent<V>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where V: StringProtocol
  @_disfavoredOverload func accessibilityCustomContent<V>(
    _ label: LocalizedStringResource, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where V: StringProtocol
  func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View
  func menuIndicator(_ visibility: Visibility) -> some View
  func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View
  func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View
  func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T) -> some View
  func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?) -> some View
  func tableStyle<S>(_ style: S) -> some View where S: TableStyle
  func gaugeStyle<S>(_ style: S) -> some View where S: GaugeStyle
  func tableColumnHeaders(_ visibility: Visibility) -> some View
  func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View
  func badge(_ count: Int) -> some View
  func badge(_ label: Text?) -> some View
  func badge(_ key: LocalizedStringKey?) -> some View
  @_disfavoredOverload func badge(_ resource: LocalizedStringResource?) -> some View
  @_disfavoredOverload func badge<S>(_ label: S?) -> some View where S: StringProtocol
  func controlGroupStyle<S>(_ style: S) -> some View where S: ControlGroupStyle
  func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View
  func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View
  func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View
  func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some View
  func autocorrectionDisabled(_ disable: Bool = true) -> some View
  func disableAutocorrection(_ disable: Bool?) -> some View
  func accessibilityDefaultFocus<Value>(_ binding: AccessibilityFocusState<Value>.Binding, _ value: Value)
    -> some View where Value: Hashable
  func accessibilityFocused<Value>(_ binding: AccessibilityFocusState<Value>.Binding, equals value: Value)
    -> some View where Value: Hashable
  func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View
  func groupBoxStyle<S>(_ style: S) -> some View where S: GroupBoxStyle
  func sectionActions<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View
  func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View
  func presentationDetents(_ detents: Set<PresentationDetent>) -> some View
  func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>)
    -> some View
  func presentationDragIndicator(_ visibility: Visibility) -> some View
  func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View
  func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View
  func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View
  func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View
  func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View
  func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View
  func contextMenu<I, M>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View where I: Hashable, M: View
  func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View
  func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View
  func fileMover<C>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C: Collection, C.Element == URL
  func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View
  func fileMover<C>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View where C: Collection, C.Element == URL
  func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View
  func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View
  func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View
  func focusable(_ isFocusable: Bool = true) -> some View
  func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View
  func focusEffectDisabled(_ disabled: Bool = true) -> some View
  func labelsVisibility(_ visibility: Visibility) -> some View
  func toolbarRole(_ role: ToolbarRole) -> some View
  func fileExporter<D>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View where D: FileDocument
  func fileExporter<C>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C: Collection, C.Element: FileDocument
  func fileExporter<D>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View where D: ReferenceFileDocument
  func fileExporter<C>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C: Collection, C.Element: ReferenceFileDocument
  func fileExporter<T>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where T: Transferable
  func fileExporter<C, T>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C: Collection, T: Transferable, T == C.Element
  func fileExporter<D>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where D: FileDocument
  func fileExporter<D>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where D: ReferenceFileDocument
  func fileExporter<C>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C: Collection, C.Element: FileDocument
  func fileExporter<C>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C: Collection, C.Element: ReferenceFileDocument
  func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  >
  func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  >
  func accessibility(addTraits traits: AccessibilityTraits) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  >
  func accessibility(removeTraits traits: AccessibilityTraits) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  >
  func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View
  func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View
  func labeledContentStyle<S>(_ style: S) -> some View where S: LabeledContentStyle
  @_disfavoredOverload func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View
  func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View
  func interactionActivityTrackingTag(_ tag: String) -> some View
  func presentationBackground<S>(_ style: S) -> some View where S: ShapeStyle
  func presentationBackground<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
  where V: View
  func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View
  func renameAction(_ action: @escaping () -> Void) -> some View
  func labelReservedIconWidth(_ value: CGFloat) -> some View
  func labelIconToTitleSpacing(_ value: CGFloat) -> some View
  func badgeProminence(_ prominence: BadgeProminence) -> some View
  func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  func accessibilityActivationPoint(_ activationPoint: CGPoint, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  >
  func accessibilityActivationPoint(_ activationPoint: UnitPoint, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  >
  func accessibilityDragPoint(_ point: UnitPoint, description: Text, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  >
  func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  @_disfavoredOverload func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringResource, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  @_disfavoredOverload func accessibilityDragPoint<S>(_ point: UnitPoint, description: S, isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol
  func accessibilityDropPoint(_ point: UnitPoint, description: Text, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  >
  func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  @_disfavoredOverload func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringResource, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  @_disfavoredOverload func accessibilityDropPoint<S>(_ point: UnitPoint, description: S, isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol
  func accessibilityActivationPoint(_ activationPoint: CGPoint) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  >
  func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  >
  func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  >
  func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  >
  @_disfavoredOverload func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringResource)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  @_disfavoredOverload func accessibilityDragPoint<S>(_ point: UnitPoint, description: S) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > where S: StringProtocol
  func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  >
  func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  >
  @_disfavoredOverload func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringResource)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  @_disfavoredOverload func accessibilityDropPoint<S>(_ point: UnitPoint, description: S) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > where S: StringProtocol
  func defaultAdaptableTabBarPlacement(_ defaultPlacement: AdaptableTabBarPlacement = .automatic) -> some View
  func focusedObject<T>(_ object: T) -> some View where T: ObservableObject
  func focusedObject<T>(_ object: T?) -> some View where T: ObservableObject
  func focusedSceneObject<T>(_ object: T) -> some View where T: ObservableObject
  func focusedSceneObject<T>(_ object: T?) -> some View where T: ObservableObject
  func accessibilityAction(_ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  >
  func accessibilityAction<Label>(action: @escaping () -> Void, @ViewBuilder label: () -> Label) -> some View
  where Label: View
  func accessibilityActions<Content>(@ViewBuilder _ content: () -> Content) -> some View where Content: View
  func accessibilityAction<I, Label>(intent: I, @ViewBuilder label: () -> Label) -> some View
  where Label: View
  func accessibilityAction<I>(named name: Text, intent: I) -> some View
  func accessibilityAction<I>(named nameKey: LocalizedStringKey, intent: I) -> some View
  @_disfavoredOverload func accessibilityAction<S, I>(named name: S, intent: I) -> some View
  where S: StringProtocol
  func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  @_disfavoredOverload func accessibilityAction(
    named nameResource: LocalizedStringResource, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  @_disfavoredOverload func accessibilityAction<S>(named name: S, _ handler: @escaping () -> Void)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol
  func help(_ textKey: LocalizedStringKey) -> some View
  @_disfavoredOverload func help(_ textKey: LocalizedStringResource) -> some View
  func help(_ text: Text) -> some View
  @_disfavoredOverload func help<S>(_ text: S) -> some View where S: StringProtocol
  func listRowBackground<V>(_ view: V?) -> some View where V: View
  func labelStyle<S>(_ style: S) -> some View where S: LabelStyle
  func onDrag(_ data: @escaping () -> NSItemProvider) -> some View
  func onDrag<V>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V) -> some View
  where V: View
  func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View where T: Transferable
  func draggable<V, T>(_ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V) -> some View
  where V: View, T: Transferable
  func datePickerStyle<S>(_ style: S) -> some View where S: DatePickerStyle
  func disabled(_ disabled: Bool) -> some View
  func offset(_ offset: CGSize) -> some View
  func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View
  func fixedSize(horizontal: Bool, vertical: Bool) -> some View
  func fixedSize() -> some View
  func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View
  func foregroundColor(_ color: Color?) -> some View
  func accentColor(_ accentColor: Color?) -> some View
  func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View
  func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View
  func padding(_ insets: EdgeInsets) -> some View
  func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View
  func padding(_ length: CGFloat) -> some View
  func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()) -> some View
  func blendMode(_ blendMode: BlendMode) -> some View
  func privacySensitive(_ sensitive: Bool = true) -> some View
  func contrast(_ amount: Double) -> some View
  func glassEffectTransition(_ transition: GlassEffectTransition) -> some View
  func matchedGeometryEffect<ID>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View where ID: Hashable
  func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View
  func onOpenURL(prefersInApp: Bool) -> some View
  @_disfavoredOverload func overlay<Overlay>(_ overlay: Overlay, alignment: Alignment = .center) -> some View
  where Overlay: View
  func border<S>(_ content: S, width: CGFloat = 1) -> some View where S: ShapeStyle
  func overlay<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View where V: View
  func overlay<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View where S: ShapeStyle
  func overlay<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View
  where S: ShapeStyle, T: Shape
  func buttonSizing(_ sizing: ButtonSizing) -> some View
  func blur(radius: CGFloat, opaque: Bool = false) -> some View
  func colorInvert() -> some View
  func grayscale(_ amount: Double) -> some View
  func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View
  func opacity(_ opacity: Double) -> some View
  func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View
  func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View
  func brightness(_ amount: Double) -> some View
  func geometryGroup() -> some View
  func environmentObject<T>(_ object: T) -> some View where T: ObservableObject
  func mask<Mask>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View
  where Mask: View
  func mask<Mask>(_ mask: Mask) -> some View where Mask: View
  func compositingGroup() -> some View
  func position(_ position: CGPoint) -> some View
  func position(x: CGFloat = 0, y: CGFloat = 0) -> some View
  func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil)
    -> some View
  func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil)
    -> some View
  func onGeometryChange<T>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
  ) -> some View where T: Equatable
  func onGeometryChange<T>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View where T: Equatable
  func redacted(reason: RedactionReasons) -> some View
  func unredacted() -> some View
  func controlSize(_ controlSize: ControlSize) -> some View
  func controlSize<T>(_ range: T) -> some View where T: RangeExpression, T.Bound == ControlSize
  func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View
  func transformEffect(_ transform: CGAffineTransform) -> some View
  func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View
  func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View
  func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View
  func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View
  func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View
  func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View
  func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View
  func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View
  func scaledToFit() -> some View
  func scaledToFill() -> some View
  func overlayPreferenceValue<K, V>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View where K: PreferenceKey, V: View
  func backgroundPreferenceValue<K, V>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View where K: PreferenceKey, V: View
  @_disfavoredOverload func overlayPreferenceValue<Key, T>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View where Key: PreferenceKey, T: View
  @_disfavoredOverload func backgroundPreferenceValue<Key, T>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View where Key: PreferenceKey, T: View
  func zIndex(_ value: Double) -> some View
  func layoutValue<K>(key: K.Type, value: K.Value) -> some View where K: LayoutValueKey {
    _containerValue(layout: { $0[ObjectIdentifier(key)] = value })
  }
  func _containerValue(layout change: @escaping (inout [ObjectIdentifier: Any]) -> Void) -> some View
  func multilineTextAlignment(_ alignment: TextAlignment) -> some View
  func truncationMode(_ mode: Text.TruncationMode) -> some View
  func lineSpacing(_ lineSpacing: CGFloat) -> some View
  func allowsTightening(_ flag: Bool) -> some View
  func minimumScaleFactor(_ factor: CGFloat) -> some View
  func textCase(_ textCase: Text.Case?) -> some View
  func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View
  func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View
  func lineLimit(_ number: Int?) -> some View
  func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View
  func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View
  func lineLimit(_ limit: ClosedRange<Int>) -> some View
  func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View
  func alignmentGuide(_ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat)
    -> some View
  func alignmentGuide(_ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat)
    -> some View
  func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View
  func backgroundStyle<S>(_ style: S) -> some View where S: ShapeStyle
  func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle
  func foregroundStyle<S1, S2>(_ primary: S1, _ secondary: S2) -> some View
  where S1: ShapeStyle, S2: ShapeStyle
  func foregroundStyle<S1, S2, S3>(_ primary: S1, _ secondary: S2, _ tertiary: S3) -> some View
  where S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle
  func attributedTextFormattingDefinition<D>(_ definition: D) -> some View
  where D: AttributedTextFormattingDefinition
  func attributedTextFormattingDefinition<S>(_ scope: S.Type) -> some View where S: AttributeScope
  func attributedTextFormattingDefinition<S>(_ path: KeyPath<AttributeScopes, S.Type>) -> some View
  where S: AttributeScope
  func transformPreference<K>(_ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void)
    -> some View where K: PreferenceKey
  func preference<K>(key: K.Type = K.self, value: K.Value) -> some View where K: PreferenceKey
  func luminanceToAlpha() -> some View
  func glassEffectUnion(id: (some (Hashable & Sendable))?, namespace: Namespace.ID) -> some View
  func onAppear(perform action: (() -> Void)? = nil) -> some View
  func onDisappear(perform action: (() -> Void)? = nil) -> some View
  func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View
  func tag<V>(_ tag: V, includeOptional: Bool = true) -> some View where V: Hashable
  func dynamicTypeSize(_ size: DynamicTypeSize) -> some View
  func dynamicTypeSize<T>(_ range: T) -> some View where T: RangeExpression, T.Bound == DynamicTypeSize
  func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View
  func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    _containerValue { $0[keyPath: keyPath] = value }
  }
  func _containerValue(_ change: @escaping (inout ContainerValues) -> Void) -> some View
  func anchorPreference<A, K>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View where K: PreferenceKey
  func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View
  @available(*, deprecated) func frame() -> some View
  func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View
  func textRenderer<T>(_ renderer: T) -> some View where T: TextRenderer
  func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View
  func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View where S: Shape
  func contentShape<S>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View
  where S: Shape
  func animation<V>(_ animation: Animation?, value: V) -> some View where V: Equatable
  func containerShape(_ shape: some RoundedRectangularShape) -> some View
  func onChange<V>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View
  where V: Equatable
  func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View where V: Equatable
  func onChange<V>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View
  where V: Equatable
  func containerShape<T>(_ shape: T) -> some View where T: InsettableShape
  func phaseAnimator<Phase>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View where Phase: Equatable
  func phaseAnimator<Phase>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View where Phase: Equatable
  func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View
  func layoutPriority(_ value: Double) -> some View
  func environment<T>(_ object: T?) -> some View where T: AnyObject, T: Observable
  func onPreferenceChange<K>(_ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void) -> some View
  where K: PreferenceKey, K.Value: Equatable
  func headerProminence(_ prominence: Prominence) -> some View
  func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T>
  func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View
  func symbolVariant(_ variant: SymbolVariants) -> some View
  @_disfavoredOverload func background<Background>(_ background: Background, alignment: Alignment = .center)
    -> some View where Background: View
  func background<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View where V: View
  func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
  func background<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View where S: ShapeStyle
  func background<S>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View where S: Shape
  func background<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View
  where S: ShapeStyle, T: Shape
  func background<S>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View where S: InsettableShape
  func background<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View
  where S: ShapeStyle, T: InsettableShape
  func contentTransition(_ transition: ContentTransition) -> some View
  func visualEffect(_ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some VisualEffect) -> some View
  func saturation(_ amount: Double) -> some View
  func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View
  func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View
  func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View
  func allowsHitTesting(_ enabled: Bool) -> some View
  func imageScale(_ scale: Image.Scale) -> some View
  func font(_ font: Font?) -> some View
  func monospacedDigit() -> some View
  func monospaced(_ isActive: Bool = true) -> some View
  func fontWeight(_ weight: Font.Weight?) -> some View
  func fontWidth(_ width: Font.Width?) -> some View
  func bold(_ isActive: Bool = true) -> some View
  func italic(_ isActive: Bool = true) -> some View
  func fontDesign(_ design: Font.Design?) -> some View
  func kerning(_ kerning: CGFloat) -> some View
  func tracking(_ tracking: CGFloat) -> some View
  func baselineOffset(_ baselineOffset: CGFloat) -> some View
  func containerCornerOffset(_ edges: Edge.Set, sizeToFit: Bool = false) -> some View
  func colorMultiply(_ color: Color) -> some View
  func transformAnchorPreference<A, K>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View where K: PreferenceKey
  func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) -> some View where S: Shape
  func clipped(antialiased: Bool = false) -> some View
  func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View
  func glassEffectID(_ id: (some (Hashable & Sendable))?, in namespace: Namespace.ID) -> some View
  func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View
  func transaction(value: some Equatable, _ transform: @escaping (inout Transaction) -> Void) -> some View
  @_disfavoredOverload func animation(_ animation: Animation?) -> some View
  func transaction<V>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View where V: View
  func animation<V>(_ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V)
    -> some View where V: View
  func id<ID>(_ id: ID) -> some View where ID: Hashable
  func colorScheme(_ colorScheme: ColorScheme) -> some View
  func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View
  func gesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View where T: Gesture
  func highPriorityGesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View where T: Gesture
  func simultaneousGesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View where T: Gesture
  func gesture<T>(_ gesture: T, isEnabled: Bool) -> some View where T: Gesture
  func highPriorityGesture<T>(_ gesture: T, isEnabled: Bool) -> some View where T: Gesture
  func simultaneousGesture<T>(_ gesture: T, isEnabled: Bool) -> some View where T: Gesture
  func gesture<T>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View where T: Gesture
  func highPriorityGesture<T>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View
  where T: Gesture
  func simultaneousGesture<T>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View
  where T: Gesture
  func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View
  func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View
  func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some View
  func safeAreaInset<V>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View where V: View
  func safeAreaInset<V>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View where V: View
  func safeAreaPadding(_ insets: EdgeInsets) -> some View
  func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View
  func safeAreaPadding(_ length: CGFloat) -> some View
  func tint<S>(_ tint: S?) -> some View where S: ShapeStyle
  @_disfavoredOverload func tint(_ tint: Color?) -> some View
  func hueRotation(_ angle: Angle) -> some View
  @_disfavoredOverload func transition(_ t: AnyTransition) -> some View
  func transition<T>(_ transition: T) -> some View where T: Transition
}

extension View where Self: Equatable {
  func equatable() -> EquatableView<Self>
  func animation(_ animation: Animation?) -> some View
}
