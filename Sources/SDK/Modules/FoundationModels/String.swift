// FoundationModels: the declarations of String.
// Declared as the framework's interface has it, with code of our own.

extension String: Generable {
  static var generationSchema: GenerationSchema { get }
  init(_ content: GeneratedContent) throws
  var generatedContent: GeneratedContent { GeneratedContent(kind: .string(self)) }
  var instructionsRepresentation: Instructions { Instructions(_text: self) }
  var promptRepresentation: Prompt { Prompt(_text: self) }
}
