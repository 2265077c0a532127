// SwiftUI: the declarations of AutomaticTextEditorStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AutomaticTextEditorStyle: TextEditorStyle {
  func makeBody(configuration: AutomaticTextEditorStyle.Configuration) -> AutomaticTextEditorStyle.Body
  init()
  struct Body: View {
    typealias Body = Never
  }
}
