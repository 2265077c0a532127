// TipKit: the declarations of TipViewStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol TipViewStyle {
  typealias Configuration = TipViewStyleConfiguration
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

extension TipViewStyle where Self == MiniTipViewStyle {
  static var miniTip: MiniTipViewStyle { get }
}
