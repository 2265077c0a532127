// SwiftUI: the declarations of DefaultButtonLabel.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct DefaultButtonLabel: View {
  typealias Body = Never
}
