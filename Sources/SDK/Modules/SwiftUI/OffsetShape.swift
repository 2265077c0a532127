// SwiftUI: the declarations of OffsetShape.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct OffsetShape<Content>: Shape where Content: Shape {
  var shape: Content { get set }
  var offset: CGSize { get set }
  init(shape: Content, offset: CGSize)
  func path(in rect: CGRect) -> Path
  static var role: ShapeRole { get }
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  typealias Body = _ShapeView<OffsetShape<Content>, ForegroundStyle>
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape>
  typealias InsetShape = OffsetShape<Content.InsetShape>
}
