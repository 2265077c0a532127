// AVFoundation: the declarations of AVPlayerItem.
// Declared as the framework's interface has it, with code of our own.

class AVPlayerItem: NSObject, Sendable {
  enum Status: Int, Sendable {
    case unknown = 0
    case readyToPlay
    case failed
  }
  let asset: AVAsset
  var status: AVPlayerItem.Status { .unknown }
  var error: (any Error)? { nil }
  var duration: CMTime { .indefinite }
  var _time = CMTime.zero
  var isPlaybackLikelyToKeepUp: Bool { false }
  var isPlaybackBufferEmpty: Bool { true }
  var loadedTimeRanges: [NSValue] { [] }
  var preferredForwardBufferDuration: TimeInterval = 0
  init(url URL: URL) { asset = AVURLAsset(url: URL) }
  init(asset: AVAsset) { self.asset = asset }
  init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { self.asset = asset }
  func currentTime() -> CMTime { _time }
  func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) {
    _time = time
    completionHandler?(true)
  }
}
