// SwiftUI: the declarations of GroupBoxStyleConfiguration.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct GroupBoxStyleConfiguration {
  struct Label: View {
    typealias Body = Never
  }
  struct Content: View {
    typealias Body = Never
  }
  let label: GroupBoxStyleConfiguration.Label
  let content: GroupBoxStyleConfiguration.Content
}
