// SwiftUI: the declarations of LabelStyleConfiguration.
// Declared as the framework's interface has it, with code of our own.

struct LabelStyleConfiguration {
  struct Title: View {
    typealias Body = Never
  }
  struct Icon: View {
    typealias Body = Never
  }
  let title: LabelStyleConfiguration.Title
  let icon: LabelStyleConfiguration.Icon
  /// The control as it was written, which shows itself where the style does not say how.
  let _control: _Control
}
