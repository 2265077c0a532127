// SwiftUI: the declarations of ControlWidgetTemplateBuilder.
// Declared as the framework's interface has it, with code of our own.

@resultBuilder struct ControlWidgetTemplateBuilder {
  static func buildExpression<Content>(_ content: Content) -> Content where Content: ControlWidgetTemplate {
    content
  }
  static func buildBlock<Content>(_ content: Content) -> some ControlWidgetTemplate
  where Content: ControlWidgetTemplate { content }
}
