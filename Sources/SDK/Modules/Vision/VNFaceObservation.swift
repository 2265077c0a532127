// Vision: the declarations of VNFaceObservation.
// Declared as the framework's interface has it, with code of our own.

class VNFaceObservation: VNDetectedObjectObservation {
  var roll: NSNumber? { get }
  var yaw: NSNumber? { get }
  var pitch: NSNumber? { get }
  var faceCaptureQuality: Float? { get }
}
