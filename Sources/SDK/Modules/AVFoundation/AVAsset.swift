// AVFoundation: the declarations of AVAsset. What is in a file isn't read.
// Declared as the framework's interface has it, with code of our own.

class AVAsset: NSObject, Sendable {
  convenience init(url URL: URL) { self.init() }
  override init() {}
  var duration: CMTime { get }
  var isPlayable: Bool { get }
}
