// AVFoundation: the declarations of AVAudioPlayer. Nothing is heard, and nothing ends by itself.
// Declared as the framework's interface has it, with code of our own.

class AVAudioPlayer: NSObject {
  weak var delegate: (any AVAudioPlayerDelegate)?
  let url: URL?
  var _isPlaying = false
  var isPlaying: Bool { _isPlaying }
  var duration: TimeInterval { get }
  var currentTime: TimeInterval = 0
  var volume: Float = 1
  var pan: Float = 0
  var rate: Float = 1
  var enableRate = false
  var numberOfLoops = 0
  var isMeteringEnabled = false
  init(contentsOf url: URL) throws { self.url = url }
  init(contentsOf url: URL, fileTypeHint utiString: String?) throws { self.url = url }
  init(data: Data) throws { url = nil }
  @discardableResult func prepareToPlay() -> Bool { true }
  @discardableResult func play() -> Bool {
    _isPlaying = true
    return true
  }
  func pause() { _isPlaying = false }
  func stop() { _isPlaying = false }
  func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
  func updateMeters() {}
}
