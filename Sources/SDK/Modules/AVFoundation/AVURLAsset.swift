// AVFoundation: the declarations of AVURLAsset.
// Declared as the framework's interface has it, with code of our own.

class AVURLAsset: AVAsset {
  let url: URL
  init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init()
  }
}
