// SwiftUI: the declarations of RenameButton.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct RenameButton<Label>: View where Label: View {
  init() where Label == SwiftUI.Label<Text, Image>
  typealias Body = Never
}
