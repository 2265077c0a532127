// SwiftUI: the declarations of PrimitiveButtonStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol PrimitiveButtonStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  static var automatic: DefaultButtonStyle { get }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  static var glass: GlassButtonStyle { get }
  static func glass(_ glass: Glass) -> Self
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  static var borderless: BorderlessButtonStyle { get }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  static var glassProminent: GlassProminentButtonStyle { get }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  static var plain: PlainButtonStyle { get }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  static var bordered: BorderedButtonStyle { get }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  static var borderedProminent: BorderedProminentButtonStyle { get }
}
