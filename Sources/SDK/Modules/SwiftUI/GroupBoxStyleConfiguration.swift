// SwiftUI: the declarations of GroupBoxStyleConfiguration.
// Declared as the framework's interface has it, with code of our own.

struct GroupBoxStyleConfiguration {
  struct Label: View {
    typealias Body = Never
  }
  struct Content: View {
    typealias Body = Never
  }
  let label: GroupBoxStyleConfiguration.Label
  let content: GroupBoxStyleConfiguration.Content
  /// The control as it was written, which shows itself where the style does not say how.
  let _control: _Control
}
