// MediaPlayer: the declarations of MPSkipIntervalCommand.
// Declared as the framework's interface has it, with code of our own.

class MPSkipIntervalCommand: MPRemoteCommand {
  var preferredIntervals: [NSNumber] = []
}
