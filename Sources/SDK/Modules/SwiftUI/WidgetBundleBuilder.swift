// SwiftUI: the declarations of WidgetBundleBuilder.
// Declared as the framework's interface has it, with code of our own.

@resultBuilder struct WidgetBundleBuilder {
  static func buildExpression<Content>(_ content: Content) -> Content where Content: Widget { content }
  static func buildBlock() -> some Widget
  static func buildBlock<Content>(_ content: Content) -> some Widget where Content: Widget { content }
  @_disfavoredOverload static func buildBlock<each C>(_ c: repeat each C) -> some Widget
  where repeat each C: Widget
  static func buildOptional(_ widget: (any Widget & _LimitedAvailabilityWidgetMarker)?) -> some Widget {
    widget
  }
  static func buildLimitedAvailability(_ widget: some Widget) -> any Widget & _LimitedAvailabilityWidgetMarker
  static func buildExpression<Content>(_ content: Content) -> some Widget where Content: ControlWidget {
    content
  }
  static func buildLimitedAvailability(_ widget: some ControlWidget) -> any Widget
    & _LimitedAvailabilityWidgetMarker
}
