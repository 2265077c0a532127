// SwiftUI: the declarations of PlaceholderContentView.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct PlaceholderContentView<Value>: View {
  typealias Body = Never
}
