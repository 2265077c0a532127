/// MediaPlayer's player as a device has it on which nothing has been played yet.
enum MediaPlayerPrelude {
  static let text = """
    class MPMediaItem {
      var title: String?
      var artist: String?
      var albumTitle: String?
      var albumArtist: String?
      var genre: String?
      var composer: String?
      var playbackDuration: TimeInterval = 0
      var playbackStoreID = ""
      var artwork: Any?
    }

    enum MPMusicPlaybackState: Int {
      case stopped, playing, paused, interrupted, seekingForward, seekingBackward
    }

    class MPMusicPlayerController {
      static let systemMusicPlayer = MPMusicPlayerController()
      static let applicationMusicPlayer = MPMusicPlayerController()
      static let applicationQueuePlayer = MPMusicPlayerController()
      var playbackState = MPMusicPlaybackState.stopped
      var nowPlayingItem: MPMediaItem?
      var indexOfNowPlayingItem = 0
      var currentPlaybackTime: TimeInterval = 0
      var currentPlaybackRate: Float = 0
      var isPreparedToPlay = false
      func beginGeneratingPlaybackNotifications() {}
      func endGeneratingPlaybackNotifications() {}
      func prepareToPlay() {}
      func play() { playbackState = .playing }
      func pause() { playbackState = .paused }
      func stop() { playbackState = .stopped }
      func skipToNextItem() {}
      func skipToPreviousItem() {}
      func skipToBeginning() {}
    }
    """
}
