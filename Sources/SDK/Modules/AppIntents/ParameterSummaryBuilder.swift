// AppIntents: the declarations of ParameterSummaryBuilder.
// Declared as the framework's interface has it, with code of our own.

@resultBuilder struct ParameterSummaryBuilder<Intent> where Intent: AppIntent {
  static func buildBlock<Content>(_ content: Content) -> Content where Content: ParameterSummary { content }
}
