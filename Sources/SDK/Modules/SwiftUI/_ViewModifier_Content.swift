// SwiftUI: the declarations of _ViewModifier_Content.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct _ViewModifier_Content<Modifier>: View where Modifier: ViewModifier {
  typealias Body = Never
}
