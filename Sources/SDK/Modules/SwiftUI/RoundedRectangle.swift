// SwiftUI: the declarations of RoundedRectangle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct RoundedRectangle: Shape, InsettableShape, RoundedRectangularShape {
  var cornerSize: CGSize { get set }
  var style: RoundedCornerStyle { get set }
  init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous)
  init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
  func path(in rect: CGRect) -> Path
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  typealias Body = _ShapeView<RoundedRectangle, ForegroundStyle>
  func inset(by amount: CGFloat) -> some InsettableShape
  func corners(in size: CGSize?) -> RoundedRectangle.Corners?
}
