// SwiftUI: the declarations of Capsule.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct Capsule: Shape, InsettableShape, RoundedRectangularShape {
  var style: RoundedCornerStyle { get set }
  init(style: RoundedCornerStyle = .continuous)
  func path(in r: CGRect) -> Path
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  typealias Body = _ShapeView<Capsule, ForegroundStyle>
  func inset(by amount: CGFloat) -> some InsettableShape
  func corners(in size: CGSize?) -> Capsule.Corners?
}
