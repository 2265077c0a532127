// AppIntents: the declarations of ShowInAppSearchResultsIntent.
// Declared as the framework's interface has it, with code of our own.

protocol ShowInAppSearchResultsIntent: SystemIntent {
  var criteria: StringSearchCriteria { get set }
}
