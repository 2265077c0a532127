// Vision: the declarations of VNDetectHumanBodyPoseRequest.
// Declared as the framework's interface has it, with code of our own.

class VNDetectHumanBodyPoseRequest: VNImageBasedRequest {}
