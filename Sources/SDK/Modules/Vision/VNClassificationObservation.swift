// Vision: the declarations of VNClassificationObservation.
// Declared as the framework's interface has it, with code of our own.

class VNClassificationObservation: VNObservation {
  var identifier: String { get }
}
