// FoundationModels: the declarations of Instructions.
// Declared as the framework's interface has it, with code of our own.

struct Instructions: InstructionsRepresentable, Sendable {
  let _text: String
  init(_text: String) { self._text = _text }
  init(_ content: some InstructionsRepresentable) { self = content.instructionsRepresentation }
  init(@InstructionsBuilder _ content: () throws -> Instructions) rethrows { self = try content() }
  var instructionsRepresentation: Instructions { self }
}
