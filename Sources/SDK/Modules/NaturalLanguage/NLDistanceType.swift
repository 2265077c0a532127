// NaturalLanguage: the declarations of NLDistanceType.
// Declared as the framework's interface has it, with code of our own.

enum NLDistanceType: Int, Sendable {
  case cosine = 0
}
