// TipKit: the declarations of TipView. Before the app configures its tips, none is shown.
// Declared as the framework's interface has it, with code of our own.

struct TipView<Content>: View where Content: Tip {
  private let _tip: (any Tip)?
  init(
    _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil, arrowEdge: Edge? = nil,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) where Content == AnyTip { _tip = tip }
  init<AnchorID>(
    _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil, arrowEdge: Edge? = nil, anchorID: AnchorID,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) where Content == AnyTip, AnchorID: Hashable { _tip = tip }
  @_disfavoredOverload init(
    _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) where Content == AnyTip { _tip = tip }

  @ViewBuilder var body: some View {
    if Tips._state.isConfigured, let _tip { _ShownTip(_tip) }
  }
}
