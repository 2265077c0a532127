// MediaPlayer: the declarations of MPRatingCommand.
// Declared as the framework's interface has it, with code of our own.

class MPRatingCommand: MPRemoteCommand {
  var minimumRating: Float = 0
  var maximumRating: Float = 1
}
