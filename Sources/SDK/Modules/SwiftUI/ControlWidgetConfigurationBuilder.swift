// SwiftUI: the declarations of ControlWidgetConfigurationBuilder.
// Declared as the framework's interface has it, with code of our own.

@resultBuilder struct ControlWidgetConfigurationBuilder {
  static func buildExpression<Content>(_ content: Content) -> Content
  where Content: ControlWidgetConfiguration { content }
  static func buildBlock<Content>(_ content: Content) -> some ControlWidgetConfiguration
  where Content: ControlWidgetConfiguration { content }
}
