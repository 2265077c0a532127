// Charts: the declarations of AxisContentBuilder.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

@resultBuilder struct AxisContentBuilder {
  static func buildBlock() -> some AxisContent
  static func buildBlock<T>(_ content: T) -> T where T: AxisContent
  @_disfavoredOverload static func buildBlock<each T>(_ content: repeat each T) -> some AxisContent
  where repeat each T: AxisContent
  static func buildIf<T>(_ content: T?) -> T? where T: AxisContent
  static func buildEither<T1, T2>(first: T1) -> BuilderConditional<T1, T2>
  where T1: AxisContent, T2: AxisContent
  static func buildEither<T1, T2>(second: T2) -> BuilderConditional<T1, T2>
  where T1: AxisContent, T2: AxisContent
  static func buildLimitedAvailability<Content>(_ content: Content) -> AnyAxisContent
  where Content: AxisContent
  static func buildExpression<Content>(_ content: Content) -> Content where Content: AxisContent
}
