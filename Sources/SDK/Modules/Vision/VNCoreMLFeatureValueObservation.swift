// Vision: the declarations of VNCoreMLFeatureValueObservation.
// Declared as the framework's interface has it, with code of our own.

class VNCoreMLFeatureValueObservation: VNObservation {
  var featureValue: MLFeatureValue { get }
  var featureName: String { get }
}
