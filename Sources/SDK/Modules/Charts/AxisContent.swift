// Charts: the declarations of AxisContent.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol AxisContent {}

extension AxisContent {
  func compositingLayer() -> some AxisContent
  func compositingLayer<V>(@ViewBuilder style: (PlaceholderContentView<Self>) -> V) -> some AxisContent
  where V: View
}
