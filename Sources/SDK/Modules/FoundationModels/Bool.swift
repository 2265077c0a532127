// FoundationModels: the declarations of Bool.
// Declared as the framework's interface has it, with code of our own.

extension Bool: Generable {
  static var generationSchema: GenerationSchema { get }
  init(_ content: GeneratedContent) throws
  var generatedContent: GeneratedContent { GeneratedContent(kind: .bool(self)) }
}
