// AppIntents: the declarations of LiveActivityStartingIntent.
// Declared as the framework's interface has it, with code of our own.

protocol LiveActivityStartingIntent: LiveActivityIntent {}
