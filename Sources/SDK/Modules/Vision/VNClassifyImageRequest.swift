// Vision: the declarations of VNClassifyImageRequest.
// Declared as the framework's interface has it, with code of our own.

class VNClassifyImageRequest: VNImageBasedRequest {
  override var results: [VNClassificationObservation]? { nil }
}
