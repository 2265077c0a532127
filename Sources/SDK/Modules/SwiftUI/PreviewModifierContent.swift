// SwiftUI: the declarations of PreviewModifierContent.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct PreviewModifierContent: View {
  typealias Body = Never
}
