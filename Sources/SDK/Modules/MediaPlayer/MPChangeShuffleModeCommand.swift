// MediaPlayer: the declarations of MPChangeShuffleModeCommand.
// Declared as the framework's interface has it, with code of our own.

class MPChangeShuffleModeCommand: MPRemoteCommand {
  var currentShuffleType: MPShuffleType = .off
}
