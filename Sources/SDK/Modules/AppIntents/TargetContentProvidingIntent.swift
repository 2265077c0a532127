// AppIntents: the declarations of TargetContentProvidingIntent.
// Declared as the framework's interface has it, with code of our own.

protocol TargetContentProvidingIntent: AppIntent {}
