// SwiftUI: the declarations of AssistiveAccess.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AssistiveAccess<Content>: Scene where Content: View {
  init(@ViewBuilder content: () -> Content)
  typealias Body = Never
}
