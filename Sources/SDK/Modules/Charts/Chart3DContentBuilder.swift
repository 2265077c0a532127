// Charts: the declarations of Chart3DContentBuilder.
// Declared as the framework's interface has it, with code of our own.

@resultBuilder struct Chart3DContentBuilder {
  static func buildExpression<Content>(_ expression: Content) -> Content where Content: Chart3DContent {
    expression
  }
  static func buildBlock() -> some Chart3DContent
  static func buildBlock<Content>(_ components: Content) -> Content where Content: Chart3DContent {
    components
  }
  @_disfavoredOverload static func buildBlock<each Content>(_ content: repeat each Content)
    -> some Chart3DContent where repeat each Content: Chart3DContent
  static func buildLimitedAvailability<Content>(_ components: Content) -> some Chart3DContent
  where Content: Chart3DContent
  static func buildOptional<Content>(_ component: Content) -> Content where Content: Chart3DContent
  static func buildEither<C1, C2>(first component: C1) -> BuilderConditional<C1, C2>
  where C1: Chart3DContent, C2: Chart3DContent
  static func buildEither<C1, C2>(second component: C2) -> BuilderConditional<C1, C2>
  where C1: Chart3DContent, C2: Chart3DContent
}
