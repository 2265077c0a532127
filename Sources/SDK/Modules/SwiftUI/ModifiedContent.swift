// SwiftUI: the declarations of ModifiedContent.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ModifiedContent<Content, Modifier> {
  typealias Body = Never
  var content: Content { get set }
  var modifier: Modifier { get set }
  init(content: Content, modifier: Modifier)
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  func accessibilityValue(_ valueDescription: Text, isEnabled: Bool) -> ModifiedContent<Content, Modifier>
  func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<
    Content, Modifier
  >
  @_disfavoredOverload func accessibilityValue(_ valueResource: LocalizedStringResource, isEnabled: Bool)
    -> ModifiedContent<Content, Modifier>
  @_disfavoredOverload func accessibilityValue<S>(_ value: S, isEnabled: Bool) -> ModifiedContent<
    Content, Modifier
  > where S: StringProtocol
  func accessibilityValue(_ valueDescription: Text) -> ModifiedContent<Content, Modifier>
  func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent<Content, Modifier>
  @_disfavoredOverload func accessibilityValue(_ valueResource: LocalizedStringResource) -> ModifiedContent<
    Content, Modifier
  >
  @_disfavoredOverload func accessibilityValue<S>(_ value: S) -> ModifiedContent<Content, Modifier>
  where S: StringProtocol
  func accessibility(value: Text) -> ModifiedContent<Content, Modifier>
  func accessibilityLabel(_ label: Text, isEnabled: Bool) -> ModifiedContent<Content, Modifier>
  func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<
    Content, Modifier
  >
  @_disfavoredOverload func accessibilityLabel(_ label: LocalizedStringResource, isEnabled: Bool)
    -> ModifiedContent<Content, Modifier>
  @_disfavoredOverload func accessibilityLabel<S>(_ label: S, isEnabled: Bool) -> ModifiedContent<
    Content, Modifier
  > where S: StringProtocol
  func accessibilityLabel(_ label: Text) -> ModifiedContent<Content, Modifier>
  func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<Content, Modifier>
  @_disfavoredOverload func accessibilityLabel(_ label: LocalizedStringResource) -> ModifiedContent<
    Content, Modifier
  >
  @_disfavoredOverload func accessibilityLabel<S>(_ label: S) -> ModifiedContent<Content, Modifier>
  where S: StringProtocol
  func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void)
    -> ModifiedContent<Content, Modifier>
  func accessibilityTextContentType(_ textContentType: AccessibilityTextContentType) -> ModifiedContent<
    Content, Modifier
  >
  func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> ModifiedContent<Content, Modifier>
  func accessibilityHint(_ hint: Text, isEnabled: Bool) -> ModifiedContent<Content, Modifier>
  func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<Content, Modifier>
  @_disfavoredOverload func accessibilityHint(_ hint: LocalizedStringResource, isEnabled: Bool)
    -> ModifiedContent<Content, Modifier>
  @_disfavoredOverload func accessibilityHint<S>(_ hint: S, isEnabled: Bool) -> ModifiedContent<
    Content, Modifier
  > where S: StringProtocol
  func accessibilityHint(_ hint: Text) -> ModifiedContent<Content, Modifier>
  func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent<Content, Modifier>
  @_disfavoredOverload func accessibilityHint(_ hint: LocalizedStringResource) -> ModifiedContent<
    Content, Modifier
  >
  @_disfavoredOverload func accessibilityHint<S>(_ hint: S) -> ModifiedContent<Content, Modifier>
  where S: StringProtocol
  func accessibility(hidden: Bool) -> ModifiedContent<Content, Modifier>
  func accessibility(label: Text) -> ModifiedContent<Content, Modifier>
  func accessibility(hint: Text) -> ModifiedContent<Content, Modifier>
  func accessibility(inputLabels: [Text]) -> ModifiedContent<Content, Modifier>
  func accessibility(identifier: String) -> ModifiedContent<Content, Modifier>
  func accessibility(selectionIdentifier: AnyHashable) -> ModifiedContent<Content, Modifier>
  func accessibility(sortPriority: Double) -> ModifiedContent<Content, Modifier>
  func accessibility(activationPoint: CGPoint) -> ModifiedContent<Content, Modifier>
  func accessibility(activationPoint: UnitPoint) -> ModifiedContent<Content, Modifier>
  func accessibilitySortPriority(_ sortPriority: Double) -> ModifiedContent<Content, Modifier>
  func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> ModifiedContent<Content, Modifier>
  func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool, isEnabled: Bool)
    -> ModifiedContent<Content, Modifier>
  func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> ModifiedContent<
    Content, Modifier
  >
  func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> ModifiedContent<Content, Modifier>
  func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> ModifiedContent<Content, Modifier>
  func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Content, Modifier>
  func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> ModifiedContent<Content, Modifier>
  func accessibilityScrollStatus(_ statusKey: LocalizedStringKey, isEnabled: Bool = true) -> ModifiedContent<
    Content, Modifier
  >
  @_disfavoredOverload func accessibilityScrollStatus(_ status: some StringProtocol, isEnabled: Bool = true)
    -> ModifiedContent<Content, Modifier>
  @_disfavoredOverload func accessibilityScrollStatus(
    _ status: LocalizedStringResource, isEnabled: Bool = true
  ) -> ModifiedContent<Content, Modifier>
  func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> ModifiedContent<Content, Modifier>
  func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool) -> ModifiedContent<
    Content, Modifier
  >
  @_disfavoredOverload func accessibilityInputLabels<S>(_ inputLabels: [S], isEnabled: Bool)
    -> ModifiedContent<Content, Modifier> where S: StringProtocol
  func accessibilityInputLabels(_ inputLabels: [Text]) -> ModifiedContent<Content, Modifier>
  func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> ModifiedContent<Content, Modifier>
  @_disfavoredOverload func accessibilityInputLabels<S>(_ inputLabels: [S]) -> ModifiedContent<
    Content, Modifier
  > where S: StringProtocol
  func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> ModifiedContent<Content, Modifier>
  func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<Content, Modifier>
  func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, Modifier>
  func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, Modifier>
  @_disfavoredOverload func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueResource: LocalizedStringResource,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, Modifier>
  @_disfavoredOverload func accessibilityCustomContent<V>(
    _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, Modifier> where V: StringProtocol
  func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, Modifier>
  func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, Modifier>
  @_disfavoredOverload func accessibilityCustomContent(
    _ label: LocalizedStringResource, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, Modifier>
  func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, Modifier>
  @_disfavoredOverload func accessibilityCustomContent(
    _ label: LocalizedStringResource, _ valueResource: LocalizedStringResource,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, Modifier>
  @_disfavoredOverload func accessibilityCustomContent<V>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, Modifier> where V: StringProtocol
  func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<Content, Modifier>
  func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> ModifiedContent<Content, Modifier>
  func accessibility(addTraits traits: AccessibilityTraits) -> ModifiedContent<Content, Modifier>
  func accessibility(removeTraits traits: AccessibilityTraits) -> ModifiedContent<Content, Modifier>
  func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void)
    -> ModifiedContent<Content, Modifier>
  func accessibilityActivationPoint(_ activationPoint: CGPoint, isEnabled: Bool) -> ModifiedContent<
    Content, Modifier
  >
  func accessibilityActivationPoint(_ activationPoint: UnitPoint, isEnabled: Bool) -> ModifiedContent<
    Content, Modifier
  >
  func accessibilityDragPoint(_ point: UnitPoint, description: Text, isEnabled: Bool) -> ModifiedContent<
    Content, Modifier
  >
  func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool)
    -> ModifiedContent<Content, Modifier>
  @_disfavoredOverload func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringResource, isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier>
  @_disfavoredOverload func accessibilityDragPoint<S>(_ point: UnitPoint, description: S, isEnabled: Bool)
    -> ModifiedContent<Content, Modifier> where S: StringProtocol
  func accessibilityDropPoint(_ point: UnitPoint, description: Text, isEnabled: Bool) -> ModifiedContent<
    Content, Modifier
  >
  func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool)
    -> ModifiedContent<Content, Modifier>
  @_disfavoredOverload func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringResource, isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier>
  @_disfavoredOverload func accessibilityDropPoint<S>(_ point: UnitPoint, description: S, isEnabled: Bool)
    -> ModifiedContent<Content, Modifier> where S: StringProtocol
  func accessibilityActivationPoint(_ activationPoint: CGPoint) -> ModifiedContent<Content, Modifier>
  func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> ModifiedContent<Content, Modifier>
  func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> ModifiedContent<Content, Modifier>
  func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> ModifiedContent<
    Content, Modifier
  >
  @_disfavoredOverload func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringResource)
    -> ModifiedContent<Content, Modifier>
  @_disfavoredOverload func accessibilityDragPoint<S>(_ point: UnitPoint, description: S) -> ModifiedContent<
    Content, Modifier
  > where S: StringProtocol
  func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> ModifiedContent<Content, Modifier>
  func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> ModifiedContent<
    Content, Modifier
  >
  @_disfavoredOverload func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringResource)
    -> ModifiedContent<Content, Modifier>
  @_disfavoredOverload func accessibilityDropPoint<S>(_ point: UnitPoint, description: S) -> ModifiedContent<
    Content, Modifier
  > where S: StringProtocol
  func accessibilityAction(_ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void)
    -> ModifiedContent<Content, Modifier>
  func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> ModifiedContent<
    Content, Modifier
  >
  func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void)
    -> ModifiedContent<Content, Modifier>
  @_disfavoredOverload func accessibilityAction(
    named nameResource: LocalizedStringResource, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Content, Modifier>
  @_disfavoredOverload func accessibilityAction<S>(named name: S, _ handler: @escaping () -> Void)
    -> ModifiedContent<Content, Modifier> where S: StringProtocol
}

extension ModifiedContent: Scene where Content: Scene, Modifier: _SceneModifier {
  var body: ModifiedContent<Content, Modifier>.Body { get }
}

extension ModifiedContent: _SceneModifier where Content: _SceneModifier, Modifier: _SceneModifier {}

extension ModifiedContent: TableRowContent
where Content: TableRowContent, Modifier: _TableRowContentModifier {
  typealias TableRowValue = Content.TableRowValue
  typealias TableRowBody = Never
  var tableRowBody: Never { get }
}

extension ModifiedContent: DynamicTableRowContent
where Content: DynamicTableRowContent, Modifier: _TableRowContentModifier {
  var data: Content.Data { get }
  typealias Data = Content.Data
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ModifiedContent: Animatable where Content: Animatable, Modifier: Animatable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  var body: ModifiedContent<Content, Modifier>.Body { get }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  var data: Content.Data { get }
  typealias Data = Content.Data
}

extension ModifiedContent: VisualEffect where Content: VisualEffect, Modifier: VisualEffect {}

extension ModifiedContent: CustomHoverEffect where Content: CustomHoverEffect, Modifier: CustomHoverEffect {}
