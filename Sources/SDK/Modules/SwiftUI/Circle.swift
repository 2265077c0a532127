// SwiftUI: the declarations of Circle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct Circle: Shape, InsettableShape, RoundedRectangularShape {
  func path(in rect: CGRect) -> Path
  init()
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  typealias Body = _ShapeView<Circle, ForegroundStyle>
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  func inset(by amount: CGFloat) -> some InsettableShape
  func corners(in size: CGSize?) -> Circle.Corners?
}
