// WidgetKit: the declarations of DynamicIslandExpandedContentBuilder.
// Declared as the framework's interface has it, with code of our own.

@resultBuilder struct DynamicIslandExpandedContentBuilder {
  static func buildPartialBlock<C>(first: DynamicIslandExpandedRegion<C>) -> DynamicIslandExpandedContent<
    AnyView
  > where C: View { DynamicIslandExpandedContent(_content: AnyView(first._content)) }
  static func buildPartialBlock<C>(first: DynamicIslandExpandedContent<C>) -> DynamicIslandExpandedContent<
    AnyView
  > where C: View { DynamicIslandExpandedContent(_content: AnyView(first._content)) }
  static func buildPartialBlock<C0, C1>(
    accumulated: DynamicIslandExpandedContent<C0>, next: DynamicIslandExpandedRegion<C1>
  ) -> DynamicIslandExpandedContent<AnyView> where C0: View, C1: View {
    DynamicIslandExpandedContent(_content: _both(accumulated._content, next._content))
  }
  static func buildPartialBlock<C0, C1>(
    accumulated: DynamicIslandExpandedContent<C0>, next: DynamicIslandExpandedContent<C1>
  ) -> DynamicIslandExpandedContent<AnyView> where C0: View, C1: View {
    DynamicIslandExpandedContent(_content: _both(accumulated._content, next._content))
  }
  static func _both<C0, C1>(_ first: C0, _ second: C1) -> AnyView where C0: View, C1: View {
    AnyView(
      Group {
        first
        second
      })
  }
}
