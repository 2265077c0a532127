// AVFoundation: the declarations of AVAudioRecorder. Nothing is recorded.
// Declared as the framework's interface has it, with code of our own.

class AVAudioRecorder: NSObject {
  let url: URL
  weak var delegate: (any AVAudioRecorderDelegate)?
  var _isRecording = false
  var isRecording: Bool { _isRecording }
  var currentTime: TimeInterval { 0 }
  var isMeteringEnabled = false
  init(url: URL, settings: [String: Any]) throws { self.url = url }
  @discardableResult func prepareToRecord() -> Bool { true }
  @discardableResult func record() -> Bool {
    _isRecording = true
    return true
  }
  func pause() { _isRecording = false }
  func stop() {
    _isRecording = false
    delegate?.audioRecorderDidFinishRecording(self, successfully: true)
  }
  @discardableResult func deleteRecording() -> Bool { true }
  func updateMeters() {}
  func averagePower(forChannel channelNumber: Int) -> Float { -160 }
}
