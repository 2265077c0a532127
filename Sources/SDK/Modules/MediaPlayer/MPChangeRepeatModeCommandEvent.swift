// MediaPlayer: the declarations of MPChangeRepeatModeCommandEvent. None is sent: nobody presses a remote control.
// Declared as the framework's interface has it, with code of our own.

class MPChangeRepeatModeCommandEvent: MPRemoteCommandEvent {
  let repeatType: MPRepeatType = .off
  let preservesRepeatMode = false
}
