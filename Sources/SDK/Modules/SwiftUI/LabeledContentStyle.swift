// SwiftUI: the declarations of LabeledContentStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol LabeledContentStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = LabeledContentStyleConfiguration
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  static var automatic: AutomaticLabeledContentStyle { get }
}
