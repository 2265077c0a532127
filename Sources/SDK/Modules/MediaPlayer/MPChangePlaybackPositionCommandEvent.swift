// MediaPlayer: the declarations of MPChangePlaybackPositionCommandEvent. None is sent: nobody presses a remote control.
// Declared as the framework's interface has it, with code of our own.

class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
  let positionTime: TimeInterval = 0
}
