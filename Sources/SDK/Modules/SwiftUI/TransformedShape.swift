// SwiftUI: the declarations of TransformedShape.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct TransformedShape<Content>: Shape where Content: Shape {
  var shape: Content { get set }
  var transform: CGAffineTransform { get set }
  init(shape: Content, transform: CGAffineTransform)
  func path(in rect: CGRect) -> Path
  static var role: ShapeRole { get }
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  typealias Body = _ShapeView<TransformedShape<Content>, ForegroundStyle>
}
