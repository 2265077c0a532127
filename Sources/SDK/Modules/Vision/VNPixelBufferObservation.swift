// Vision: the declarations of VNPixelBufferObservation.
// Declared as the framework's interface has it, with code of our own.

class VNPixelBufferObservation: VNObservation {
  var pixelBuffer: CVPixelBuffer { get }
  var featureName: String? { get }
}
