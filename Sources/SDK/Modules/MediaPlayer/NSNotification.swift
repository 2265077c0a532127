// MediaPlayer: what is posted when the music that is played changes.
// Declared as the framework's interface has it, with code of our own.

extension NSNotification.Name {
  static let MPMusicPlayerControllerPlaybackStateDidChange = NSNotification.Name(
    rawValue: "MPMusicPlayerControllerPlaybackStateDidChangeNotification")
  static let MPMusicPlayerControllerNowPlayingItemDidChange = NSNotification.Name(
    rawValue: "MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
  static let MPMusicPlayerControllerVolumeDidChange = NSNotification.Name(
    rawValue: "MPMusicPlayerControllerVolumeDidChangeNotification")
  static let MPMusicPlayerControllerQueueDidChange = NSNotification.Name(
    rawValue: "MPMusicPlayerControllerQueueDidChangeNotification")
  static let MPMediaLibraryDidChange = NSNotification.Name(rawValue: "MPMediaLibraryDidChangeNotification")
}
