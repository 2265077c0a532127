// Vision: the declarations of VNObservation.
// Declared as the framework's interface has it, with code of our own.

class VNObservation: NSObject {
  var uuid: UUID { get }
  var confidence: VNConfidence { get }
}
