// SwiftUI: the declarations of EmptyView.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct EmptyView: View {
  init()
  typealias Body = Never
}
