// SwiftUI: the declarations of TextFieldStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol TextFieldStyle {}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  static var automatic: DefaultTextFieldStyle { get }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  static var roundedBorder: RoundedBorderTextFieldStyle { get }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  static var plain: PlainTextFieldStyle { get }
}
