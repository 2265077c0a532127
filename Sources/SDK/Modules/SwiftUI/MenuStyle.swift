// SwiftUI: the declarations of MenuStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol MenuStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = MenuStyleConfiguration
}

extension MenuStyle where Self == ButtonMenuStyle {
  static var button: ButtonMenuStyle { get }
}

extension MenuStyle where Self == DefaultMenuStyle {
  static var automatic: DefaultMenuStyle { get }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  static var borderlessButton: BorderlessButtonMenuStyle { get }
}
