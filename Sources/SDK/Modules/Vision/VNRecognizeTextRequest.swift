// Vision: the declarations of VNRecognizeTextRequest.
// Declared as the framework's interface has it, with code of our own.

class VNRecognizeTextRequest: VNImageBasedRequest {
  var recognitionLanguages: [String] = []
  var customWords: [String] = []
  var recognitionLevel: VNRequestTextRecognitionLevel = .accurate
  var usesLanguageCorrection = true
  var automaticallyDetectsLanguage = false
  var minimumTextHeight: Float = 0
  func supportedRecognitionLanguages() throws -> [String]
  override var results: [VNRecognizedTextObservation]? { nil }
}
