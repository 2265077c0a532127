// SwiftUI: the declarations of SearchUnavailableContent.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct SearchUnavailableContent {
  struct Label: View {
    typealias Body = Never
  }
  struct Description: View {
    typealias Body = Never
  }
  struct Actions: View {
    typealias Body = Never
  }
}
