// SwiftUI: the declarations of ViewBuilder.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

@resultBuilder struct ViewBuilder {
  static func buildExpression<Content>(_ content: Content) -> Content where Content: View
  static func buildBlock() -> EmptyView
  static func buildBlock<Content>(_ content: Content) -> Content where Content: View
  @_disfavoredOverload static func buildBlock<each Content>(_ content: repeat each Content) -> TupleView<
    (repeat each Content)
  > where repeat each Content: View
  static func buildIf<Content>(_ content: Content?) -> Content? where Content: View
  static func buildEither<TrueContent, FalseContent>(first: TrueContent) -> _ConditionalContent<
    TrueContent, FalseContent
  > where TrueContent: View, FalseContent: View
  static func buildEither<TrueContent, FalseContent>(second: FalseContent) -> _ConditionalContent<
    TrueContent, FalseContent
  > where TrueContent: View, FalseContent: View
  static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView where Content: View
}
