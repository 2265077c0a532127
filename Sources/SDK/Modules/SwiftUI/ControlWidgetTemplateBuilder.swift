// SwiftUI: the declarations of ControlWidgetTemplateBuilder.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

@resultBuilder struct ControlWidgetTemplateBuilder {
  static func buildExpression<Content>(_ content: Content) -> Content where Content: ControlWidgetTemplate
  static func buildBlock<Content>(_ content: Content) -> some ControlWidgetTemplate
  where Content: ControlWidgetTemplate
}
