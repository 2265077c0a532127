// Vision: the declarations of VNDetectFaceLandmarksRequest.
// Declared as the framework's interface has it, with code of our own.

class VNDetectFaceLandmarksRequest: VNImageBasedRequest {
  override var results: [VNFaceObservation]? { nil }
}
