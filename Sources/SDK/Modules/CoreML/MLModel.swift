// CoreML: the declarations of MLModel. What a model says is not in the source.
// Declared as the framework's interface has it, with code of our own.

class MLModel: NSObject {
  var modelDescription: MLModelDescription { get }
  var configuration: MLModelConfiguration { get }
  convenience init(contentsOf url: URL) throws
  convenience init(contentsOf url: URL, configuration: MLModelConfiguration) throws
  class func load(contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration())
    async throws -> MLModel
  { await withCheckedContinuation { _ in } }
  class func load(
    contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration(),
    completionHandler handler: @escaping (Result<MLModel, any Error>) -> Void
  ) {}
  class func compileModel(at modelURL: URL) throws -> URL
  class func compileModel(at modelURL: URL) async throws -> URL { await withCheckedContinuation { _ in } }
  func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider
  func prediction(
    from input: any MLFeatureProvider, options: MLPredictionOptions
  ) throws -> any MLFeatureProvider
  func prediction(
    from input: any MLFeatureProvider, options: MLPredictionOptions = MLPredictionOptions()
  ) async throws -> any MLFeatureProvider { await withCheckedContinuation { _ in } }
}
