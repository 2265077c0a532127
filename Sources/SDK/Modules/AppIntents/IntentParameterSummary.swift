// AppIntents: the declarations of IntentParameterSummary.
// Declared as the framework's interface has it, with code of our own.

struct IntentParameterSummary<Intent>: ParameterSummary where Intent: AppIntent {
  init() {}
  init(_ summary: ParameterSummaryString<Intent>) {}
  init(
    _ summary: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterSummaryListBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]
  ) {}
  init(@ParameterSummaryListBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]) {}
}
