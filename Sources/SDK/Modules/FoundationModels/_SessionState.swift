// FoundationModels: the declarations of _SessionState. What a session tells of while it answers.
// Declared as the framework's interface has it, with code of our own.

@Observable final class _SessionState {
  var isResponding = false
  init() {}
}
