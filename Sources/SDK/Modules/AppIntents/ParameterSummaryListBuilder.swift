// AppIntents: the declarations of ParameterSummaryListBuilder.
// Declared as the framework's interface has it, with code of our own.

@resultBuilder struct ParameterSummaryListBuilder<Intent> where Intent: AppIntent {
  static func buildBlock(_ components: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] { components }
}
