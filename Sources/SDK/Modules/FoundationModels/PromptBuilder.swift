// FoundationModels: the declarations of PromptBuilder. Only the model reads the words.
// Declared as the framework's interface has it, with code of our own.

@resultBuilder struct PromptBuilder {
  static func buildBlock<each P>(_ components: repeat each P) -> Prompt
  where repeat each P: PromptRepresentable { Prompt(_text: "") }
  static func buildArray(_ prompts: [some PromptRepresentable]) -> Prompt {
    Prompt(_text: prompts.map { $0.promptRepresentation._text }.joined(separator: "\n"))
  }
  static func buildEither(first component: some PromptRepresentable) -> Prompt {
    component.promptRepresentation
  }
  static func buildEither(second component: some PromptRepresentable) -> Prompt {
    component.promptRepresentation
  }
  static func buildOptional(_ component: Prompt?) -> Prompt { component ?? Prompt(_text: "") }
  static func buildLimitedAvailability(_ prompt: some PromptRepresentable) -> Prompt {
    prompt.promptRepresentation
  }
  static func buildExpression<P>(_ expression: P) -> P where P: PromptRepresentable { expression }
}
