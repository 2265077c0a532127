// AppIntents: the declarations of AudioStartingIntent.
// Declared as the framework's interface has it, with code of our own.

protocol AudioStartingIntent: SystemIntent {}
