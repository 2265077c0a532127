// AppIntents: the declarations of _SnippetViewContainer.
// Declared as the framework's interface has it, with code of our own.

struct _SnippetViewContainer: Sendable {}
