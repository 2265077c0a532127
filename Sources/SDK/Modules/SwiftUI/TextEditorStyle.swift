// SwiftUI: the declarations of TextEditorStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol TextEditorStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = TextEditorStyleConfiguration
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  static var automatic: AutomaticTextEditorStyle { get }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  static var plain: PlainTextEditorStyle { get }
}
