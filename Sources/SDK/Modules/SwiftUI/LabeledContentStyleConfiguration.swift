// SwiftUI: the declarations of LabeledContentStyleConfiguration.
// Declared as the framework's interface has it, with code of our own.

struct LabeledContentStyleConfiguration {
  struct Label: View {
    typealias Body = Never
  }
  struct Content: View {
    typealias Body = Never
  }
  let label: LabeledContentStyleConfiguration.Label
  let content: LabeledContentStyleConfiguration.Content
  /// The control as it was written, which shows itself where the style does not say how.
  let _control: _Control
}
