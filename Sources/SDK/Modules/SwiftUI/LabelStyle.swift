// SwiftUI: the declarations of LabelStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol LabelStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = LabelStyleConfiguration
}

extension LabelStyle where Self == DefaultLabelStyle {
  static var automatic: DefaultLabelStyle { get }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  static var iconOnly: IconOnlyLabelStyle { get }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  static var titleAndIcon: TitleAndIconLabelStyle { get }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  static var titleOnly: TitleOnlyLabelStyle { get }
}
