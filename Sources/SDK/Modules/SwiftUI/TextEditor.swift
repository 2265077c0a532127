// SwiftUI: the declarations of TextEditor.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct TextEditor: View {
  init(text: Binding<String>)
  init(text: Binding<String>, selection: Binding<TextSelection?>)
  init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil)
  typealias Body = Never
}
