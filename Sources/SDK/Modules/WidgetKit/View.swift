// WidgetKit: the declarations of View.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension View {
  func controlWidgetStatus(_ status: Text) -> some View
  func controlWidgetStatus(_ statusKey: LocalizedStringKey) -> some View
  @_disfavoredOverload func controlWidgetStatus(_ status: Foundation.LocalizedStringResource) -> some View
  @_disfavoredOverload func controlWidgetStatus<S>(_ status: S) -> some View where S: StringProtocol
  func controlWidgetActionHint(_ hint: Text) -> some View
  func controlWidgetActionHint(_ hintKey: LocalizedStringKey) -> some View
  @_disfavoredOverload func controlWidgetActionHint(_ hint: Foundation.LocalizedStringResource) -> some View
  @_disfavoredOverload func controlWidgetActionHint<S>(_ hint: S) -> some View where S: StringProtocol
  func widgetURL(_ url: Foundation.URL?) -> some View
  func dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement) -> some View
  func widgetCurvesContent(_ curvesContent: Bool = true) -> some View
  func widgetAccentable(_ accentable: Bool = true) -> some View
  func widgetLabel<Label>(@ViewBuilder label: () -> Label) -> some View where Label: View
  func widgetLabel(_ labelKey: LocalizedStringKey) -> some View
  @_disfavoredOverload func widgetLabel(_ label: Foundation.LocalizedStringResource) -> some View
  @_disfavoredOverload func widgetLabel<S>(_ label: S) -> some View where S: StringProtocol
  func activityBackgroundTint(_ color: Color?) -> some View
  func activitySystemActionForegroundColor(_ color: Color?) -> some View
}
