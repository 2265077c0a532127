// FoundationModels: the declarations of Array.
// Declared as the framework's interface has it, with code of our own.

extension Array: InstructionsRepresentable where Element: InstructionsRepresentable {
  var instructionsRepresentation: Instructions {
    Instructions(_text: map { $0.instructionsRepresentation._text }.joined(separator: "\n"))
  }
}

extension Array: PromptRepresentable where Element: PromptRepresentable {
  var promptRepresentation: Prompt {
    Prompt(_text: map { $0.promptRepresentation._text }.joined(separator: "\n"))
  }
}

extension Array: ConvertibleToGeneratedContent where Element: ConvertibleToGeneratedContent {
  var generatedContent: GeneratedContent { GeneratedContent(kind: .array(map { $0.generatedContent })) }
}

extension Array: ConvertibleFromGeneratedContent where Element: ConvertibleFromGeneratedContent {
  init(_ content: GeneratedContent) throws
}

extension Array: Generable where Element: Generable {
  typealias PartiallyGenerated = [Element.PartiallyGenerated]
  static var generationSchema: GenerationSchema { get }
}
