// FoundationModels: the declarations of Decimal.
// Declared as the framework's interface has it, with code of our own.

extension Decimal: Generable {
  static var generationSchema: GenerationSchema { get }
  init(_ content: GeneratedContent) throws
  var generatedContent: GeneratedContent { get }
}
