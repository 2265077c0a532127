// AppIntents: the declarations of ParameterSummary.
// Declared as the framework's interface has it, with code of our own.

protocol ParameterSummary {
  associatedtype Intent
}
