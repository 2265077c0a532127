// AppIntents: the declarations of AudioRecordingIntent.
// Declared as the framework's interface has it, with code of our own.

protocol AudioRecordingIntent: SystemIntent {}
