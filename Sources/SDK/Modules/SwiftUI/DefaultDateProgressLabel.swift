// SwiftUI: the declarations of DefaultDateProgressLabel.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct DefaultDateProgressLabel: View {
  typealias Body = Never
}
