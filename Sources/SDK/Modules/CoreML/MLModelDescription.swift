// CoreML: the declarations of MLModelDescription.
// Declared as the framework's interface has it, with code of our own.

class MLModelDescription: NSObject {
  var inputDescriptionsByName: [String: MLFeatureDescription] { get }
  var outputDescriptionsByName: [String: MLFeatureDescription] { get }
  var predictedFeatureName: String? { get }
  var predictedProbabilitiesName: String? { get }
  var classLabels: [Any]? { get }
}
