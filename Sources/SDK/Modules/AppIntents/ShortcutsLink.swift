// AppIntents: the declarations of ShortcutsLink. Its words are the system's.
// Declared as the framework's interface has it, with code of our own.

struct ShortcutsLink: View {
  init(action: @escaping () -> Void = {})
  typealias Body = Never
}
