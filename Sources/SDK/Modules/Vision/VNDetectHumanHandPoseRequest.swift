// Vision: the declarations of VNDetectHumanHandPoseRequest.
// Declared as the framework's interface has it, with code of our own.

class VNDetectHumanHandPoseRequest: VNImageBasedRequest {
  var maximumHandCount = 2
}
