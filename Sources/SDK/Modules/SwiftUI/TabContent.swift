// SwiftUI: the declarations of TabContent.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable where Self.TabValue == Self.Body.TabValue
  associatedtype Body: TabContent
  @TabContentBuilder<Self.TabValue> var body: Self.Body { get }
}

extension TabContent {
  func accessibilityValue(_ valueDescription: Text, isEnabled: Bool = true) -> some TabContent<Self.TabValue>
  func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool = true) -> some TabContent<
    Self.TabValue
  >
  @_disfavoredOverload func accessibilityValue(
    _ valueResource: LocalizedStringResource, isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue>
  @_disfavoredOverload func accessibilityValue<S>(_ value: S, isEnabled: Bool = true) -> some TabContent<
    Self.TabValue
  > where S: StringProtocol
  func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some TabContent<Self.TabValue>
  func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool = true) -> some TabContent<
    Self.TabValue
  >
  @_disfavoredOverload func accessibilityLabel(_ label: LocalizedStringResource, isEnabled: Bool = true)
    -> some TabContent<Self.TabValue>
  @_disfavoredOverload func accessibilityLabel<S>(_ label: S, isEnabled: Bool = true) -> some TabContent<
    Self.TabValue
  > where S: StringProtocol
  func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> some TabContent<Self.TabValue>
  func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool = true) -> some TabContent<
    Self.TabValue
  >
  @_disfavoredOverload func accessibilityHint(_ hint: LocalizedStringResource, isEnabled: Bool = true)
    -> some TabContent<Self.TabValue>
  @_disfavoredOverload func accessibilityHint<S>(_ hint: S, isEnabled: Bool = true) -> some TabContent<
    Self.TabValue
  > where S: StringProtocol
  func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<Self.TabValue>
  func customizationID(_ id: String) -> some TabContent<Self.TabValue>
  func sectionActions<Content>(@ViewBuilder content: () -> Content) -> some TabContent<Self.TabValue>
  where Content: View
  func dropDestination<T>(for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void)
    -> some TabContent<Self.TabValue> where T: Transferable
  func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some TabContent<Self.TabValue>
  func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some TabContent<Self.TabValue>
  where T: Transferable
  func badge(_ count: Int) -> some TabContent<Self.TabValue>
  func badge(_ label: Text?) -> some TabContent<Self.TabValue>
  func badge(_ key: LocalizedStringKey) -> some TabContent<Self.TabValue>
  @_disfavoredOverload func badge(_ resource: LocalizedStringResource) -> some TabContent<Self.TabValue>
  @_disfavoredOverload func badge<S>(_ label: S) -> some TabContent<Self.TabValue> where S: StringProtocol
  func popover<Content>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some TabContent<Self.TabValue> where Content: View
  func popover<Item, Content>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some TabContent<Self.TabValue> where Item: Identifiable, Content: View
  func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool = true) -> some TabContent<
    Self.TabValue
  >
  func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true)
    -> some TabContent<Self.TabValue>
  @_disfavoredOverload func accessibilityInputLabels<S>(_ inputLabels: [S], isEnabled: Bool = true)
    -> some TabContent<Self.TabValue> where S: StringProtocol
  func swipeActions<T>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some TabContent<Self.TabValue> where T: View
  func contextMenu<M>(@ViewBuilder menuItems: () -> M) -> some TabContent<Self.TabValue> where M: View
  func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true) -> some TabContent<Self.TabValue>
  func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...)
    -> some TabContent<Self.TabValue>
  func hidden(_ hidden: Bool = true) -> some TabContent<Self.TabValue>
  func disabled(_ disabled: Bool) -> some TabContent<Self.TabValue>
  func tabPlacement(_ placement: TabPlacement) -> some TabContent<Self.TabValue>
}
