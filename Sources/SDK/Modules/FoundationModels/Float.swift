// FoundationModels: the declarations of Float.
// Declared as the framework's interface has it, with code of our own.

extension Float: Generable {
  static var generationSchema: GenerationSchema { get }
  init(_ content: GeneratedContent) throws
  var generatedContent: GeneratedContent { GeneratedContent(kind: .number(Double(self))) }
}
