// AppIntents: the declarations of StringSearchCriteria.
// Declared as the framework's interface has it, with code of our own.

struct StringSearchCriteria: Sendable {
  let term: String
  init(term: String) { self.term = term }
}
