// SwiftUI: the declarations of AnyShape.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AnyShape: Shape {
  init<S>(_ shape: S) where S: Shape
  func path(in rect: CGRect) -> Path
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  typealias Body = _ShapeView<AnyShape, ForegroundStyle>
}
