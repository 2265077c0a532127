// MediaPlayer: the declarations of MPChangeRepeatModeCommand.
// Declared as the framework's interface has it, with code of our own.

class MPChangeRepeatModeCommand: MPRemoteCommand {
  var currentRepeatType: MPRepeatType = .off
}
