// SwiftUI: the declarations of Divider.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct Divider: View {
  init()
  typealias Body = Never
}
