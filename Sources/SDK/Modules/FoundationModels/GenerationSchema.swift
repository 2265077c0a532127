// FoundationModels: the declarations of GenerationSchema.
// Declared as the framework's interface has it, with code of our own.

struct GenerationSchema: Codable, Sendable, CustomDebugStringConvertible {
  struct Property: Sendable {
    init<Value>(
      name: String, description: String? = nil, type: Value.Type, guides: [GenerationGuide<Value>] = []
    ) where Value: Generable {}
    init<Value>(
      name: String, description: String? = nil, type: Value?.Type, guides: [GenerationGuide<Value>] = []
    ) where Value: Generable {}
  }
  init(type: any Generable.Type, description: String? = nil, properties: [GenerationSchema.Property]) {}
  init(type: any Generable.Type, description: String? = nil, anyOf choices: [String]) {}
  init(type: any Generable.Type, description: String? = nil, anyOf types: [any Generable.Type]) {}
  init(root: DynamicGenerationSchema, dependencies: [DynamicGenerationSchema]) throws {}
  init(from decoder: any Decoder) throws
  func encode(to encoder: any Encoder) throws
  var debugDescription: String { get }
}
