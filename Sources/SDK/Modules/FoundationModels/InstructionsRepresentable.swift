// FoundationModels: the declarations of InstructionsRepresentable.
// Declared as the framework's interface has it, with code of our own.

protocol InstructionsRepresentable {
  var instructionsRepresentation: Instructions { get }
}
