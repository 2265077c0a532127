// SwiftUI: the declarations of WidgetBundleBuilder.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

@resultBuilder struct WidgetBundleBuilder {
  static func buildExpression<Content>(_ content: Content) -> Content where Content: Widget
  static func buildBlock() -> some Widget
  static func buildBlock<Content>(_ content: Content) -> some Widget where Content: Widget
  @_disfavoredOverload static func buildBlock<each C>(_ c: repeat each C) -> some Widget
  where repeat each C: Widget
  static func buildOptional(_ widget: (any Widget & _LimitedAvailabilityWidgetMarker)?) -> some Widget
  static func buildLimitedAvailability(_ widget: some Widget) -> any Widget & _LimitedAvailabilityWidgetMarker
  static func buildExpression<Content>(_ content: Content) -> some Widget where Content: ControlWidget
  static func buildLimitedAvailability(_ widget: some ControlWidget) -> any Widget
    & _LimitedAvailabilityWidgetMarker
}
