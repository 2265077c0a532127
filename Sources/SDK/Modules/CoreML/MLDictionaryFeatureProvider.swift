// CoreML: the declarations of MLDictionaryFeatureProvider.
// Declared as the framework's interface has it, with code of our own.

class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider {
  let dictionary: [String: MLFeatureValue]
  init(dictionary: [String: Any]) throws {
    self.dictionary = dictionary.compactMapValues { $0 as? MLFeatureValue }
  }
  var featureNames: Set<String> { Set(dictionary.keys) }
  func featureValue(for featureName: String) -> MLFeatureValue? { dictionary[featureName] }
}
