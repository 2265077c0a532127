// NaturalLanguage: the declarations of NLTokenUnit.
// Declared as the framework's interface has it, with code of our own.

enum NLTokenUnit: Int, Sendable {
  case word = 0
  case sentence
  case paragraph
  case document
}
