// MediaPlayer: the declarations of MPSeekCommandEvent. None is sent: nobody presses a remote control.
// Declared as the framework's interface has it, with code of our own.

class MPSeekCommandEvent: MPRemoteCommandEvent {
  let type: MPSeekCommandEventType = .beginSeeking
}
