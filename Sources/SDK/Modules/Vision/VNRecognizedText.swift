// Vision: the declarations of VNRecognizedText.
// Declared as the framework's interface has it, with code of our own.

class VNRecognizedText: NSObject {
  var string: String { get }
  var confidence: VNConfidence { get }
  func boundingBox(for range: Range<String.Index>) throws -> VNRectangleObservation?
}
