// SwiftUI: the declarations of DisclosureGroupStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol DisclosureGroupStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = DisclosureGroupStyleConfiguration
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  static var automatic: AutomaticDisclosureGroupStyle { get }
}
