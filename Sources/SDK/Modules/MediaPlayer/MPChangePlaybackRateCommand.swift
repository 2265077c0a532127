// MediaPlayer: the declarations of MPChangePlaybackRateCommand.
// Declared as the framework's interface has it, with code of our own.

class MPChangePlaybackRateCommand: MPRemoteCommand {
  var supportedPlaybackRates: [NSNumber] = []
}
