// AVFoundation: the declarations of AVPlayer. Time doesn't pass by itself.
// Declared as the framework's interface has it, with code of our own.

class AVPlayer: NSObject, Sendable {
  enum Status: Int, Sendable {
    case unknown = 0
    case readyToPlay
    case failed
  }
  enum TimeControlStatus: Int, Sendable {
    case paused = 0
    case waitingToPlayAtSpecifiedRate
    case playing
  }
  enum ActionAtItemEnd: Int, Sendable {
    case advance = 0
    case pause
    case none
  }
  var _item: AVPlayerItem?
  var currentItem: AVPlayerItem? { _item }
  var status: AVPlayer.Status { .unknown }
  var error: (any Error)? { nil }
  var rate: Float = 0
  var defaultRate: Float = 1
  var volume: Float = 1
  var isMuted = false
  var actionAtItemEnd: AVPlayer.ActionAtItemEnd = .pause
  var allowsExternalPlayback = true
  var preventsDisplaySleepDuringVideoPlayback = true
  var automaticallyWaitsToMinimizeStalling = true
  var timeControlStatus: AVPlayer.TimeControlStatus { rate == 0 ? .paused : .waitingToPlayAtSpecifiedRate }
  override init() {}
  init(url URL: URL) { _item = AVPlayerItem(url: URL) }
  init(playerItem item: AVPlayerItem?) { _item = item }
  func play() { rate = defaultRate }
  func pause() { rate = 0 }
  func playImmediately(atRate rate: Float) { self.rate = rate }
  func replaceCurrentItem(with item: AVPlayerItem?) { _item = item }
  func currentTime() -> CMTime { _item?.currentTime() ?? .invalid }
  func seek(to time: CMTime) { _item?._time = time }
  func seek(to time: CMTime) async -> Bool {
    _item?._time = time
    return true
  }
  func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    _item?._time = time
    completionHandler(true)
  }
  func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { _item?._time = time }
  func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping (Bool) -> Void
  ) {
    _item?._time = time
    completionHandler(true)
  }
  func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any { _PlayerObserver() }
  func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void
  ) -> Any { _PlayerObserver() }
  func removeTimeObserver(_ observer: Any) {}
}
