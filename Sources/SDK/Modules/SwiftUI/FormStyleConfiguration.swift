// SwiftUI: the declarations of FormStyleConfiguration.
// Declared as the framework's interface has it, with code of our own.

struct FormStyleConfiguration {
  struct Content: View {
    typealias Body = Never
  }
  let content: FormStyleConfiguration.Content
  /// The control as it was written, which shows itself where the style does not say how.
  let _control: _Control
}
