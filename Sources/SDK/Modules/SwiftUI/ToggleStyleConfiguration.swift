// SwiftUI: the declarations of ToggleStyleConfiguration.
// Declared as the framework's interface has it, with code of our own.

struct ToggleStyleConfiguration {
  struct Label: View {
    typealias Body = Never
  }
  let label: ToggleStyleConfiguration.Label
  @Binding var isOn: Bool
  var isMixed: Bool
  /// The control as it was written, which shows itself where the style does not say how.
  let _control: _Control
}
