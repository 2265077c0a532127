// SwiftUI: the declarations of _FormattedArgument.
// Declared as the framework's interface has it, with code of our own.

/// An argument of a key that a format style writes, in the language that it is shown in.
struct _FormattedArgument {
  let text: (Locale) -> String

  init(_ text: @escaping (Locale) -> String) { self.text = text }
}
