// FoundationModels: the declarations of Optional.
// Declared as the framework's interface has it, with code of our own.

extension Optional: InstructionsRepresentable where Wrapped: ConvertibleToGeneratedContent {
  var instructionsRepresentation: Instructions { get }
}

extension Optional: PromptRepresentable where Wrapped: ConvertibleToGeneratedContent {
  var promptRepresentation: Prompt { get }
}

extension Optional: ConvertibleToGeneratedContent where Wrapped: ConvertibleToGeneratedContent {
  var generatedContent: GeneratedContent { self?.generatedContent ?? GeneratedContent(kind: .null) }
}

extension Optional where Wrapped: Generable {
  typealias PartiallyGenerated = Wrapped.PartiallyGenerated
}
