// Vision: the declarations of VNDetectedObjectObservation.
// Declared as the framework's interface has it, with code of our own.

class VNDetectedObjectObservation: VNObservation {
  var boundingBox: CGRect { get }
}
