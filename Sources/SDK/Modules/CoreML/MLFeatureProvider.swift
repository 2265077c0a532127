// CoreML: the declarations of MLFeatureProvider.
// Declared as the framework's interface has it, with code of our own.

protocol MLFeatureProvider {
  var featureNames: Set<String> { get }
  func featureValue(for featureName: String) -> MLFeatureValue?
}
