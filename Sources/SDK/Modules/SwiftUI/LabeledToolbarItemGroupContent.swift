// SwiftUI: the declarations of LabeledToolbarItemGroupContent.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct LabeledToolbarItemGroupContent<Content, Label>: View where Content: View, Label: View {
  typealias Body = Never
}
