// Vision: the declarations of VNCoreMLModel.
// Declared as the framework's interface has it, with code of our own.

class VNCoreMLModel: NSObject {
  var inputImageFeatureName: String { get set }
  init(for model: MLModel) throws {}
}
