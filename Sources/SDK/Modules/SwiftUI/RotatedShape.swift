// SwiftUI: the declarations of RotatedShape.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct RotatedShape<Content>: Shape where Content: Shape {
  var shape: Content { get set }
  var angle: Angle { get set }
  var anchor: UnitPoint { get set }
  init(shape: Content, angle: Angle, anchor: UnitPoint = .center)
  func path(in rect: CGRect) -> Path
  static var role: ShapeRole { get }
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  typealias Body = _ShapeView<RotatedShape<Content>, ForegroundStyle>
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape>
  typealias InsetShape = RotatedShape<Content.InsetShape>
}
