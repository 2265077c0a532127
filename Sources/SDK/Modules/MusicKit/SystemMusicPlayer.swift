// MusicKit: the declarations of SystemMusicPlayer.
// Declared as the framework's interface has it, with code of our own.

class SystemMusicPlayer: MusicPlayer {
  static let shared = SystemMusicPlayer()
  var queue = MusicPlayer.Queue()
}
