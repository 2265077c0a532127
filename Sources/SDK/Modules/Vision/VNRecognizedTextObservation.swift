// Vision: the declarations of VNRecognizedTextObservation.
// Declared as the framework's interface has it, with code of our own.

class VNRecognizedTextObservation: VNRectangleObservation {
  func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText]
}
