// MediaPlayer: the declarations of MPNowPlayingInfoCenter.
// Declared as the framework's interface has it, with code of our own.

class MPNowPlayingInfoCenter: NSObject {
  static let _shared = MPNowPlayingInfoCenter()
  class func `default`() -> MPNowPlayingInfoCenter { _shared }
  var nowPlayingInfo: [String: Any]?
  var playbackState: MPNowPlayingPlaybackState = .unknown
}
