// SwiftUI: the declarations of Rectangle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct Rectangle: Shape, InsettableShape, RoundedRectangularShape {
  func path(in rect: CGRect) -> Path
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  init()
  typealias Body = _ShapeView<Rectangle, ForegroundStyle>
  func inset(by amount: CGFloat) -> some InsettableShape
  func corners(in size: CGSize?) -> Rectangle.Corners?
}
