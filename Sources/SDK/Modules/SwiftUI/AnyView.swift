// SwiftUI: the declarations of AnyView.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AnyView: View {
  init<V>(_ view: V) where V: View
  init<V>(erasing view: V) where V: View
  typealias Body = Never
}
