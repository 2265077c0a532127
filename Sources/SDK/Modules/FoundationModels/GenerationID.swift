// FoundationModels: the declarations of GenerationID.
// Declared as the framework's interface has it, with code of our own.

struct GenerationID: Hashable, Sendable {
  let _id = UUID()
  init() {}
}
