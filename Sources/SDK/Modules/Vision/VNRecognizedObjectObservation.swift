// Vision: the declarations of VNRecognizedObjectObservation.
// Declared as the framework's interface has it, with code of our own.

class VNRecognizedObjectObservation: VNDetectedObjectObservation {
  var labels: [VNClassificationObservation] { get }
}
