// MusicKit: the declarations of ApplicationMusicPlayer.
// Declared as the framework's interface has it, with code of our own.

class ApplicationMusicPlayer: MusicPlayer {
  class Queue: MusicPlayer.Queue {}
  static let shared = ApplicationMusicPlayer()
  var queue = ApplicationMusicPlayer.Queue()
}
