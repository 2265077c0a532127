// AppIntents: the declarations of ShowsSnippetView.
// Declared as the framework's interface has it, with code of our own.

protocol ShowsSnippetView: IntentResult {}
