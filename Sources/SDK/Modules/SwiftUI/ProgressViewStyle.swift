// SwiftUI: the declarations of ProgressViewStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol ProgressViewStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ProgressViewStyleConfiguration
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  static var linear: LinearProgressViewStyle { get }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  static var circular: CircularProgressViewStyle { get }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  static var automatic: DefaultProgressViewStyle { get }
}
