// TipKit: the declarations of View.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension View {
  func popoverTip(
    _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View
  func popoverTip(
    _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdges: Edge.Set,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View
  @_disfavoredOverload func popoverTip(
    _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View
  func tipBackground<S>(_ style: S) -> some View where S: ShapeStyle
  func tipCornerRadius(_ cornerRadius: CoreFoundation.CGFloat, antialiased: Bool = true) -> some View
  func tipAnchor<AnchorID>(_ id: AnchorID) -> some View where AnchorID: Hashable
  func tipBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View
  func tipImageSize(_ size: CoreFoundation.CGSize) -> some View
  func tipImageStyle<S>(_ style: S) -> some View where S: ShapeStyle
  func tipImageStyle<S1, S2>(_ primary: S1, _ secondary: S2) -> some View where S1: ShapeStyle, S2: ShapeStyle
  func tipImageStyle<S1, S2, S3>(_ primary: S1, _ secondary: S2, _ tertiary: S3) -> some View
  where S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle
  func tipViewStyle(_ style: some TipViewStyle) -> some View
}
