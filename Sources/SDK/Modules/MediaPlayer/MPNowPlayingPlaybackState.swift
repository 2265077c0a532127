// MediaPlayer: the declarations of MPNowPlayingPlaybackState.
// Declared as the framework's interface has it, with code of our own.

enum MPNowPlayingPlaybackState: UInt, Sendable {
  case unknown
  case playing
  case paused
  case stopped
  case interrupted
}
