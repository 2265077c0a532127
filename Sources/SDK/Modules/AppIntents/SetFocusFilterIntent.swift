// AppIntents: the declarations of SetFocusFilterIntent.
// Declared as the framework's interface has it, with code of our own.

protocol SetFocusFilterIntent: SystemIntent {
  var displayRepresentation: DisplayRepresentation { get }
}
