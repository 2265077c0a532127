// MediaPlayer: the declarations of MPFeedbackCommandEvent. None is sent: nobody presses a remote control.
// Declared as the framework's interface has it, with code of our own.

class MPFeedbackCommandEvent: MPRemoteCommandEvent {
  let isNegative = false
}
