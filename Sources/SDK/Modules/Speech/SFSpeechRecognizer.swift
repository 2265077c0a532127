// Speech: the declarations of SFSpeechRecognizer. Nobody has allowed it yet.
// Declared as the framework's interface has it, with code of our own.

class SFSpeechRecognizer: NSObject {
  class func supportedLocales() -> Set<Locale>
  class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .notDetermined }
  /// The system asks; nobody answers.
  class func requestAuthorization(_ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void) {}
  let locale: Locale
  weak var delegate: (any SFSpeechRecognizerDelegate)?
  var isAvailable: Bool { true }
  var supportsOnDeviceRecognition = false
  var defaultTaskHint: SFSpeechRecognitionTaskHint = .unspecified
  var queue: OperationQueue = .main
  convenience init?() { self.init(locale: .current) }
  init?(locale: Locale) { self.locale = locale }
  /// Nobody speaks.
  func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask { SFSpeechRecognitionTask() }
  func recognitionTask(
    with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate
  ) -> SFSpeechRecognitionTask { SFSpeechRecognitionTask() }
}
