// Charts: the declarations of AxisMarkBuilder.
// Declared as the framework's interface has it, with code of our own.

@resultBuilder struct AxisMarkBuilder {
  static func buildBlock() -> some AxisMark
  static func buildBlock<T>(_ content: T) -> T where T: AxisMark { content }
  @_disfavoredOverload static func buildBlock<each T>(_ content: repeat each T) -> some AxisMark
  where repeat each T: AxisMark
  static func buildIf<T>(_ content: T?) -> T? where T: AxisMark { content }
  static func buildEither<T1, T2>(first: T1) -> BuilderConditional<T1, T2> where T1: AxisMark, T2: AxisMark
  static func buildEither<T1, T2>(second: T2) -> BuilderConditional<T1, T2> where T1: AxisMark, T2: AxisMark
  static func buildLimitedAvailability<Content>(_ content: Content) -> AnyAxisMark where Content: AxisMark
  static func buildExpression<Content>(_ content: Content) -> Content where Content: AxisMark { content }
}
