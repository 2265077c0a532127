// SwiftUI: the declarations of PrimitiveButtonStyleConfiguration.
// Declared as the framework's interface has it, with code of our own.

struct PrimitiveButtonStyleConfiguration {
  struct Label: View {
    typealias Body = Never
  }
  let role: ButtonRole?
  let label: PrimitiveButtonStyleConfiguration.Label
  let _action: () -> Void
  /// The control as it was written, which shows itself where the style does not say how.
  let _control: _Control

  func trigger() { _action() }
}
