// SwiftUI: the declarations of ToggleStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol ToggleStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ToggleStyleConfiguration
}

extension ToggleStyle where Self == ButtonToggleStyle {
  static var button: ButtonToggleStyle { get }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  static var automatic: DefaultToggleStyle { get }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  static var `switch`: SwitchToggleStyle { get }
}
