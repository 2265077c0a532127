// SwiftUI: the declarations of ScaledShape.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ScaledShape<Content>: Shape where Content: Shape {
  var shape: Content { get set }
  var scale: CGSize { get set }
  var anchor: UnitPoint { get set }
  init(shape: Content, scale: CGSize, anchor: UnitPoint = .center)
  func path(in rect: CGRect) -> Path
  static var role: ShapeRole { get }
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  typealias Body = _ShapeView<ScaledShape<Content>, ForegroundStyle>
}
