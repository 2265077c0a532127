// SwiftUI: the declarations of TableStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol TableStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = TableStyleConfiguration
}

extension TableStyle where Self == InsetTableStyle {
  static var inset: InsetTableStyle { get }
}

extension TableStyle where Self == AutomaticTableStyle {
  static var automatic: AutomaticTableStyle { get }
}
