// AVFoundation: the declarations of AVPlayerLayer.
// Declared as the framework's interface has it, with code of our own.

class AVPlayerLayer: CALayer {
  var player: AVPlayer?
  var videoGravity: AVLayerVideoGravity = .resizeAspect
  convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}
