// SwiftUI: the declarations of LabeledContentStyleConfiguration.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct LabeledContentStyleConfiguration {
  struct Label: View {
    typealias Body = Never
  }
  struct Content: View {
    typealias Body = Never
  }
  let label: LabeledContentStyleConfiguration.Label
  let content: LabeledContentStyleConfiguration.Content
}
