// SwiftUI: the declarations of LabeledControlGroupContent.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct LabeledControlGroupContent<Content, Label>: View where Content: View, Label: View {
  typealias Body = Never
}
