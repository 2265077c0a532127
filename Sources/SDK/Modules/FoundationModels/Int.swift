// FoundationModels: the declarations of Int.
// Declared as the framework's interface has it, with code of our own.

extension Int: Generable {
  static var generationSchema: GenerationSchema { get }
  init(_ content: GeneratedContent) throws
  var generatedContent: GeneratedContent { GeneratedContent(kind: .number(Double(self))) }
}
