// SwiftUI: the declarations of AccessibilityRotorContentBuilder.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

@resultBuilder struct AccessibilityRotorContentBuilder {
  static func buildExpression<Content>(_ content: Content) -> Content where Content: AccessibilityRotorContent
  static func buildBlock<Content>(_ content: Content) -> some AccessibilityRotorContent
  where Content: AccessibilityRotorContent
  @_disfavoredOverload static func buildBlock<each Content>(_ content: repeat each Content)
    -> some AccessibilityRotorContent where repeat each Content: AccessibilityRotorContent
  static func buildIf<Content>(_ content: Content?) -> some AccessibilityRotorContent
  where Content: AccessibilityRotorContent
}
