// FoundationModels: the declarations of GenerationOptions.
// Declared as the framework's interface has it, with code of our own.

struct GenerationOptions: Equatable, Sendable {
  struct SamplingMode: Equatable, Sendable {
    let _kind: String
    init(_kind: String) { self._kind = _kind }
    static var greedy: GenerationOptions.SamplingMode { SamplingMode(_kind: "greedy") }
    static func random(top k: Int, seed: UInt64? = nil) -> GenerationOptions.SamplingMode {
      SamplingMode(_kind: "top \(k)")
    }
    static func random(probabilityThreshold: Double, seed: UInt64? = nil) -> GenerationOptions.SamplingMode {
      SamplingMode(_kind: "probability \(probabilityThreshold)")
    }
  }
  var sampling: GenerationOptions.SamplingMode?
  var temperature: Double?
  var maximumResponseTokens: Int?
  init(
    sampling: GenerationOptions.SamplingMode? = nil, temperature: Double? = nil,
    maximumResponseTokens: Int? = nil
  ) {
    self.sampling = sampling
    self.temperature = temperature
    self.maximumResponseTokens = maximumResponseTokens
  }
}
