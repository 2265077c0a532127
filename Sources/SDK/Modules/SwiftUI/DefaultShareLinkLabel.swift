// SwiftUI: the declarations of DefaultShareLinkLabel.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct DefaultShareLinkLabel: View {
  typealias Body = Never
}
