// MediaPlayer: the declarations of MPChangeShuffleModeCommandEvent. None is sent: nobody presses a remote control.
// Declared as the framework's interface has it, with code of our own.

class MPChangeShuffleModeCommandEvent: MPRemoteCommandEvent {
  let shuffleType: MPShuffleType = .off
  let preservesShuffleMode = false
}
