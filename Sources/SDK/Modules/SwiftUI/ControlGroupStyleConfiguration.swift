// SwiftUI: the declarations of ControlGroupStyleConfiguration.
// Declared as the framework's interface has it, with code of our own.

struct ControlGroupStyleConfiguration {
  struct Content: View {
    typealias Body = Never
  }
  struct Label: View {
    typealias Body = Never
  }
  let content: ControlGroupStyleConfiguration.Content
  let label: ControlGroupStyleConfiguration.Label
  /// The control as it was written, which shows itself where the style does not say how.
  let _control: _Control
}
