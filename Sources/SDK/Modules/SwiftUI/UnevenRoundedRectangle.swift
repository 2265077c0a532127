// SwiftUI: the declarations of UnevenRoundedRectangle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct UnevenRoundedRectangle: Shape, InsettableShape, RoundedRectangularShape {
  var cornerRadii: RectangleCornerRadii { get set }
  var style: RoundedCornerStyle { get set }
  init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous)
  init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous)
  func path(in rect: CGRect) -> Path
  typealias Body = _ShapeView<UnevenRoundedRectangle, ForegroundStyle>
  func inset(by amount: CGFloat) -> some InsettableShape
  func corners(in size: CGSize?) -> UnevenRoundedRectangle.Corners?
}
