// AVKit: the declarations of AVPlayerViewController. Its controls are the system's.
// Declared as the framework's interface has it, with code of our own.

class AVPlayerViewController: UIViewController {
  var player: AVPlayer?
  weak var delegate: (any AVPlayerViewControllerDelegate)?
  var showsPlaybackControls = true
  var videoGravity: AVLayerVideoGravity = .resizeAspect
  var allowsPictureInPicturePlayback = true
  var canStartPictureInPictureAutomaticallyFromInline = false
  var entersFullScreenWhenPlaybackBegins = false
  var exitsFullScreenWhenPlaybackEnds = false
  var updatesNowPlayingInfoCenter = true
  var contentOverlayView: UIView? { nil }
  var isReadyForDisplay: Bool { false }
  /// A film without its controls is only a picture, as SwiftUI's player is read (assumed).
  override var _part: _Part { showsPlaybackControls ? _outside : _Part.node(_Node("UIView")) }
}
