// SwiftUI: the declarations of GroupBoxStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol GroupBoxStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = GroupBoxStyleConfiguration
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  static var automatic: DefaultGroupBoxStyle { get }
}
