// Charts: the declarations of ChartContentBuilder.
// Declared as the framework's interface has it, with code of our own.

@resultBuilder struct ChartContentBuilder {
  static func buildBlock() -> some ChartContent
  static func buildBlock<C>(_ content: C) -> C where C: ChartContent { content }
  @_disfavoredOverload static func buildBlock<each C>(_ content: repeat each C) -> some ChartContent
  where repeat each C: ChartContent
  static func buildIf<T>(_ content: T?) -> T? where T: ChartContent { content }
  static func buildEither<T1, T2>(first: T1) -> BuilderConditional<T1, T2>
  where T1: ChartContent, T2: ChartContent
  static func buildEither<T1, T2>(second: T2) -> BuilderConditional<T1, T2>
  where T1: ChartContent, T2: ChartContent
  static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent
  static func buildExpression<Content>(_ content: Content) -> Content where Content: ChartContent { content }
}
