// AppIntents: the declarations of ForegroundContinuableIntent.
// Declared as the framework's interface has it, with code of our own.

protocol ForegroundContinuableIntent: AppIntent {}
