// SwiftUI: the declarations of AccessibilityRotorContentBuilder.
// Declared as the framework's interface has it, with code of our own.

@resultBuilder struct AccessibilityRotorContentBuilder {
  static func buildExpression<Content>(_ content: Content) -> Content
  where Content: AccessibilityRotorContent { content }
  static func buildBlock<Content>(_ content: Content) -> some AccessibilityRotorContent
  where Content: AccessibilityRotorContent
  @_disfavoredOverload static func buildBlock<each Content>(_ content: repeat each Content)
    -> some AccessibilityRotorContent where repeat each Content: AccessibilityRotorContent
  static func buildIf<Content>(_ content: Content?) -> some AccessibilityRotorContent
  where Content: AccessibilityRotorContent
}
