// MediaPlayer: the declarations of MPRatingCommandEvent. None is sent: nobody presses a remote control.
// Declared as the framework's interface has it, with code of our own.

class MPRatingCommandEvent: MPRemoteCommandEvent {
  let rating: Float = 0
}
