// SwiftUI: the declarations of PlainTextEditorStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct PlainTextEditorStyle: TextEditorStyle {
  func makeBody(configuration: PlainTextEditorStyle.Configuration) -> some View
  init()
}
