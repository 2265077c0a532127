// Speech: the declarations of SFSpeechRecognitionTaskDelegate.
// Declared as the framework's interface has it, with code of our own.

protocol SFSpeechRecognitionTaskDelegate: NSObjectProtocol {
  func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask)
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription)
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult)
  func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask)
  func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask)
  func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
}

/// Objective-C's protocol asks for these optionally.
extension SFSpeechRecognitionTaskDelegate {
  func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask) {}
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription
  ) {}
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult
  ) {}
  func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask) {}
  func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask) {}
  func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool) {}
}
