// SwiftUI: the declarations of ProgressViewStyleConfiguration.
// Declared as the framework's interface has it, with code of our own.

struct ProgressViewStyleConfiguration {
  struct Label: View {
    typealias Body = Never
  }
  struct CurrentValueLabel: View {
    typealias Body = Never
  }
  let fractionCompleted: Double?
  var label: ProgressViewStyleConfiguration.Label?
  var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?
  /// The control as it was written, which shows itself where the style does not say how.
  let _control: _Control
}
