// FoundationModels: the declarations of DynamicGenerationSchema.
// Declared as the framework's interface has it, with code of our own.

struct DynamicGenerationSchema: Sendable {
  struct Property: Sendable {
    init(
      name: String, description: String? = nil, schema: DynamicGenerationSchema, isOptional: Bool = false
    ) {}
  }
  init(name: String, description: String? = nil, properties: [DynamicGenerationSchema.Property]) {}
  init(name: String, description: String? = nil, anyOf choices: [DynamicGenerationSchema]) {}
  init(name: String, description: String? = nil, anyOf choices: [String]) {}
  init(
    arrayOf itemSchema: DynamicGenerationSchema, minimumElements: Int? = nil, maximumElements: Int? = nil
  ) {}
  init<Value>(type: Value.Type, guides: [GenerationGuide<Value>] = []) where Value: Generable {}
  init(referenceTo name: String) {}
}
