// CoreML: the declarations of MLModelConfiguration.
// Declared as the framework's interface has it, with code of our own.

class MLModelConfiguration: NSObject {
  var modelDisplayName: String?
  var computeUnits: MLComputeUnits = .all
  var allowLowPrecisionAccumulationOnGPU = false
  override init() {}
}
