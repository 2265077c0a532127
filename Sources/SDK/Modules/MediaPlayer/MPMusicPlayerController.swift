// MediaPlayer: the declarations of MPMusicPlayerController. Nothing has been played yet.
// Declared as the framework's interface has it, with code of our own.

class MPMusicPlayerController: NSObject {
  static let systemMusicPlayer = MPMusicPlayerController()
  static let applicationMusicPlayer = MPMusicPlayerController()
  static let applicationQueuePlayer = MPMusicPlayerController()
  var playbackState: MPMusicPlaybackState = .stopped
  var nowPlayingItem: MPMediaItem?
  var indexOfNowPlayingItem = 0
  var currentPlaybackTime: TimeInterval = 0
  var currentPlaybackRate: Float = 0
  var isPreparedToPlay = false
  func beginGeneratingPlaybackNotifications() {}
  func endGeneratingPlaybackNotifications() {}
  func setQueue(with storeIDs: [String]) {}
  func prepareToPlay() {}
  func play() { playbackState = .playing }
  func pause() { playbackState = .paused }
  func stop() { playbackState = .stopped }
  func skipToNextItem() {}
  func skipToPreviousItem() {}
  func skipToBeginning() {}
}
