// MediaPlayer: the declarations of MPChangePlaybackRateCommandEvent. None is sent: nobody presses a remote control.
// Declared as the framework's interface has it, with code of our own.

class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent {
  let playbackRate: Float = 0
}
