// Speech: the declarations of SFSpeechRecognitionTask.
// Declared as the framework's interface has it, with code of our own.

class SFSpeechRecognitionTask: NSObject {
  var _isCancelled = false
  var _isFinishing = false
  var state: SFSpeechRecognitionTaskState {
    _isCancelled ? .canceling : _isFinishing ? .finishing : .starting
  }
  var isFinishing: Bool { _isFinishing }
  var isCancelled: Bool { _isCancelled }
  var error: (any Error)? { nil }
  override init() {}
  func finish() { _isFinishing = true }
  func cancel() { _isCancelled = true }
}
