// AppIntents: the declarations of SystemIntent.
// Declared as the framework's interface has it, with code of our own.

protocol SystemIntent: AppIntent {}
