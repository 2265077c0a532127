// Vision: the declarations of VNRectangleObservation.
// Declared as the framework's interface has it, with code of our own.

class VNRectangleObservation: VNDetectedObjectObservation {
  var topLeft: CGPoint { get }
  var topRight: CGPoint { get }
  var bottomLeft: CGPoint { get }
  var bottomRight: CGPoint { get }
}
