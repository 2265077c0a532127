// FoundationModels: the declarations of PromptRepresentable.
// Declared as the framework's interface has it, with code of our own.

protocol PromptRepresentable {
  var promptRepresentation: Prompt { get }
}
