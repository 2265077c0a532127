// SwiftUI: the declarations of DefaultTabLabel.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct DefaultTabLabel: View {
  typealias Body = Never
}
