// SwiftUI: the declarations of ViewBuilder.
// Declared as the framework's interface has it, with code of our own.

@resultBuilder struct ViewBuilder {
  static func buildExpression<Content>(_ content: Content) -> Content where Content: View { content }
  static func buildBlock() -> EmptyView { EmptyView() }
  static func buildBlock<Content>(_ content: Content) -> Content where Content: View { content }
  @_disfavoredOverload static func buildBlock<each Content>(_ content: repeat each Content) -> TupleView<
    (repeat each Content)
  > where repeat each Content: View
  static func buildIf<Content>(_ content: Content?) -> Content? where Content: View { content }
  static func buildEither<TrueContent, FalseContent>(first: TrueContent) -> _ConditionalContent<
    TrueContent, FalseContent
  > where TrueContent: View, FalseContent: View
  static func buildEither<TrueContent, FalseContent>(second: FalseContent) -> _ConditionalContent<
    TrueContent, FalseContent
  > where TrueContent: View, FalseContent: View
  static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView where Content: View {
    AnyView(content)
  }
}
