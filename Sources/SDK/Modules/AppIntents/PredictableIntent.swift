// AppIntents: the declarations of PredictableIntent.
// Declared as the framework's interface has it, with code of our own.

protocol PredictableIntent: AppIntent {}
