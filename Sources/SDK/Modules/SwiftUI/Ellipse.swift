// SwiftUI: the declarations of Ellipse.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct Ellipse: Shape, InsettableShape {
  func path(in rect: CGRect) -> Path
  init()
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  typealias Body = _ShapeView<Ellipse, ForegroundStyle>
  func inset(by amount: CGFloat) -> some InsettableShape
}
