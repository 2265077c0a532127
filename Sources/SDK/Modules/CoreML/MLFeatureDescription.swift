// CoreML: the declarations of MLFeatureDescription.
// Declared as the framework's interface has it, with code of our own.

class MLFeatureDescription: NSObject {
  var name: String { get }
  var type: MLFeatureType { get }
  var isOptional: Bool { get }
}
