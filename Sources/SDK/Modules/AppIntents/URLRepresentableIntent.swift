// AppIntents: the declarations of URLRepresentableIntent.
// Declared as the framework's interface has it, with code of our own.

protocol URLRepresentableIntent: AppIntent {}
