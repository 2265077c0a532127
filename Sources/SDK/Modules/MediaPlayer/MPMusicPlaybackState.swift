// MediaPlayer: the declarations of MPMusicPlaybackState.
// Declared as the framework's interface has it, with code of our own.

enum MPMusicPlaybackState: Int, Sendable {
  case stopped
  case playing
  case paused
  case interrupted
  case seekingForward
  case seekingBackward
}
