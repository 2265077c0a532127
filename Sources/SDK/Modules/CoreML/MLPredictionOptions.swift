// CoreML: the declarations of MLPredictionOptions.
// Declared as the framework's interface has it, with code of our own.

class MLPredictionOptions: NSObject {
  var usesCPUOnly = false
  override init() {}
}
