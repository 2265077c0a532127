// AppIntents: the declarations of AudioPlaybackIntent.
// Declared as the framework's interface has it, with code of our own.

protocol AudioPlaybackIntent: SystemIntent {}
