// MediaPlayer: the declarations of MPRemoteCommandEvent.
// Declared as the framework's interface has it, with code of our own.

class MPRemoteCommandEvent: NSObject {
  let command: MPRemoteCommand
  let timestamp: TimeInterval = 0
  init(_command: MPRemoteCommand) { command = _command }
}
