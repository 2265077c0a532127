// FoundationModels: the declarations of Prompt.
// Declared as the framework's interface has it, with code of our own.

struct Prompt: PromptRepresentable, Sendable {
  let _text: String
  init(_text: String) { self._text = _text }
  init(_ content: some PromptRepresentable) { self = content.promptRepresentation }
  init(@PromptBuilder _ content: () throws -> Prompt) rethrows { self = try content() }
  var promptRepresentation: Prompt { self }
}
