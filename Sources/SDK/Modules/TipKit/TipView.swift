// TipKit: the declarations of TipView.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct TipView<Content>: View where Content: Tip {
  typealias Body = Never
  init(
    _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil, arrowEdge: Edge? = nil,
    action: @escaping (Tips.Action) -> Void = { _ in }) where Content == AnyTip
  init<AnchorID>(
    _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil, arrowEdge: Edge? = nil, anchorID: AnchorID,
    action: @escaping (Tips.Action) -> Void = { _ in }) where Content == AnyTip, AnchorID: Hashable
  @_disfavoredOverload init(
    _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in })
  where Content == AnyTip
}
