// AppIntents: the declarations of LiveActivityIntent.
// Declared as the framework's interface has it, with code of our own.

protocol LiveActivityIntent: SystemIntent {}
