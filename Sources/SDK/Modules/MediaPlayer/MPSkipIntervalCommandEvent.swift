// MediaPlayer: the declarations of MPSkipIntervalCommandEvent. None is sent: nobody presses a remote control.
// Declared as the framework's interface has it, with code of our own.

class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
  let interval: TimeInterval = 0
}
