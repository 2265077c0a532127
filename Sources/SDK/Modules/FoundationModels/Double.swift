// FoundationModels: the declarations of Double.
// Declared as the framework's interface has it, with code of our own.

extension Double: Generable {
  static var generationSchema: GenerationSchema { get }
  init(_ content: GeneratedContent) throws
  var generatedContent: GeneratedContent { GeneratedContent(kind: .number(self)) }
}
