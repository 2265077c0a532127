// FoundationModels: the declarations of Tool.
// Declared as the framework's interface has it, with code of our own.

protocol Tool<Arguments, Output>: Sendable {
  associatedtype Output: PromptRepresentable
  associatedtype Arguments: ConvertibleFromGeneratedContent
  var name: String { get }
  var description: String { get }
  var parameters: GenerationSchema { get }
  var includesSchemaInInstructions: Bool { get }
  @concurrent func call(arguments: Self.Arguments) async throws -> Self.Output
}

extension Tool {
  var name: String { "\(Self.self)" }
  var includesSchemaInInstructions: Bool { true }
}

extension Tool where Self.Arguments: Generable {
  var parameters: GenerationSchema { Self.Arguments.generationSchema }
}
