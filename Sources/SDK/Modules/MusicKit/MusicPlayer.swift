// MusicKit: the declarations of MusicPlayer. Nothing plays.
// Declared as the framework's interface has it, with code of our own.

class MusicPlayer {
  enum PlaybackStatus: Hashable, Sendable {
    case stopped
    case playing
    case paused
    case interrupted
    case seekingForward
    case seekingBackward
  }
  enum RepeatMode: Hashable, Sendable {
    case none
    case one
    case all
  }
  enum ShuffleMode: Hashable, Sendable {
    case off
    case songs
  }
  class State: ObservableObject {
    @Published var _playbackStatus: MusicPlayer.PlaybackStatus = .stopped
    @Published var _playbackRate: Float = 0
    @Published var repeatMode: MusicPlayer.RepeatMode?
    @Published var shuffleMode: MusicPlayer.ShuffleMode?
    init() {}
    var playbackStatus: MusicPlayer.PlaybackStatus { _playbackStatus }
    var playbackRate: Float { _playbackRate }
  }
  class Queue: ObservableObject, ExpressibleByArrayLiteral {
    struct Entry: Identifiable, Hashable {
      let id: String
      let title: String
      let subtitle: String?
      let artwork: Artwork?
    }
    @Published var currentEntry: MusicPlayer.Queue.Entry?
    init() {}
    required init(arrayLiteral elements: any PlayableMusicItem...) {}
    convenience init<S, T>(for playableItems: S, startingAt startPlayableItem: S.Element? = nil)
    where S: Sequence, T == S.Element, T: PlayableMusicItem { self.init() }
  }
  let state = MusicPlayer.State()
  var playbackTime: TimeInterval = 0
  var isPreparedToPlay: Bool { false }
  init() {}
  func prepareToPlay() async throws {
    await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in }
  }
  func play() async throws { await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in } }
  func pause() {}
  func stop() {}
  func skipToNextEntry() async throws {
    await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in }
  }
  func skipToPreviousEntry() async throws {
    await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in }
  }
  func restartCurrentEntry() {}
  func beginSeekingForward() {}
  func beginSeekingBackward() {}
  func endSeeking() {}
}
