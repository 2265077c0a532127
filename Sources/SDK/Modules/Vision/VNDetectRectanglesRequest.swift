// Vision: the declarations of VNDetectRectanglesRequest.
// Declared as the framework's interface has it, with code of our own.

class VNDetectRectanglesRequest: VNImageBasedRequest {
  var minimumAspectRatio: Float = 0.5
  var maximumAspectRatio: Float = 1
  var quadratureTolerance: Float = 30
  var minimumSize: Float = 0.2
  var minimumConfidence: Float = 0
  var maximumObservations = 1
  override var results: [VNRectangleObservation]? { nil }
}
