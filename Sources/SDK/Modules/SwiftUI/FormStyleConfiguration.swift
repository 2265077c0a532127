// SwiftUI: the declarations of FormStyleConfiguration.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct FormStyleConfiguration {
  struct Content: View {
    typealias Body = Never
  }
  let content: FormStyleConfiguration.Content
}
