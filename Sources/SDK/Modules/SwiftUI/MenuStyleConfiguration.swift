// SwiftUI: the declarations of MenuStyleConfiguration.
// Declared as the framework's interface has it, with code of our own.

struct MenuStyleConfiguration {
  struct Label: View {
    typealias Body = Never
  }
  struct Content: View {
    typealias Body = Never
  }
  /// The control as it was written, which shows itself where the style does not say how.
  let _control: _Control
}
