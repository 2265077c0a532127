// FoundationModels: the declarations of ConvertibleToGeneratedContent.
// Declared as the framework's interface has it, with code of our own.

protocol ConvertibleToGeneratedContent: InstructionsRepresentable, PromptRepresentable {
  var generatedContent: GeneratedContent { get }
}

extension ConvertibleToGeneratedContent {
  var instructionsRepresentation: Instructions { Instructions(_text: generatedContent.jsonString) }
  var promptRepresentation: Prompt { Prompt(_text: generatedContent.jsonString) }
}
