// MediaPlayer: the declarations of MPFeedbackCommand.
// Declared as the framework's interface has it, with code of our own.

class MPFeedbackCommand: MPRemoteCommand {
  var isActive = false
  var localizedTitle: String = ""
  var localizedShortTitle: String = ""
}
