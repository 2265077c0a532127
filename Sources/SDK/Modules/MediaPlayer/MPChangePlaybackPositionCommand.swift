// MediaPlayer: the declarations of MPChangePlaybackPositionCommand.
// Declared as the framework's interface has it, with code of our own.

class MPChangePlaybackPositionCommand: MPRemoteCommand {}
