// MapKit: the declarations of MapContentBuilder.
// Declared as the framework's interface has it, with code of our own.

@resultBuilder struct MapContentBuilder {
  static func buildExpression<Content>(_ content: Content) -> Content where Content: MapContent { content }
  static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
  static func buildBlock<C>(_ content: C) -> C where C: MapContent { content }
  @_disfavoredOverload static func buildBlock<each Content>(_ content: repeat each Content)
    -> TupleMapContent<(repeat each Content)> where repeat each Content: MapContent
  static func buildIf<Content>(_ content: Content?) -> Content? where Content: MapContent { content }
  static func buildEither<TrueContent, FalseContent>(first: TrueContent) -> _ConditionalContent<
    TrueContent, FalseContent
  > where TrueContent: MapContent, FalseContent: MapContent
  static func buildEither<TrueContent, FalseContent>(second: FalseContent) -> _ConditionalContent<
    TrueContent, FalseContent
  > where TrueContent: MapContent, FalseContent: MapContent
  static func buildLimitedAvailability(_ content: any MapContent) -> AnyMapContent
}
