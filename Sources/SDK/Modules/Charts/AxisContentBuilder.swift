// Charts: the declarations of AxisContentBuilder.
// Declared as the framework's interface has it, with code of our own.

@resultBuilder struct AxisContentBuilder {
  static func buildBlock() -> some AxisContent
  static func buildBlock<T>(_ content: T) -> T where T: AxisContent { content }
  @_disfavoredOverload static func buildBlock<each T>(_ content: repeat each T) -> some AxisContent
  where repeat each T: AxisContent
  static func buildIf<T>(_ content: T?) -> T? where T: AxisContent { content }
  static func buildEither<T1, T2>(first: T1) -> BuilderConditional<T1, T2>
  where T1: AxisContent, T2: AxisContent
  static func buildEither<T1, T2>(second: T2) -> BuilderConditional<T1, T2>
  where T1: AxisContent, T2: AxisContent
  static func buildLimitedAvailability<Content>(_ content: Content) -> AnyAxisContent
  where Content: AxisContent
  static func buildExpression<Content>(_ content: Content) -> Content where Content: AxisContent { content }
}
