// AVFoundation: the declarations of AVPlayerLooper.
// Declared as the framework's interface has it, with code of our own.

class AVPlayerLooper: NSObject {
  init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {}
  func disableLooping() {}
}
