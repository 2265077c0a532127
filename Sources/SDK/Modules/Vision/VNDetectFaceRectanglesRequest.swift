// Vision: the declarations of VNDetectFaceRectanglesRequest.
// Declared as the framework's interface has it, with code of our own.

class VNDetectFaceRectanglesRequest: VNImageBasedRequest {
  override var results: [VNFaceObservation]? { nil }
}
