// SwiftUI: the declarations of ControlWidgetConfigurationBuilder.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

@resultBuilder struct ControlWidgetConfigurationBuilder {
  static func buildExpression<Content>(_ content: Content) -> Content
  where Content: ControlWidgetConfiguration
  static func buildBlock<Content>(_ content: Content) -> some ControlWidgetConfiguration
  where Content: ControlWidgetConfiguration
}
