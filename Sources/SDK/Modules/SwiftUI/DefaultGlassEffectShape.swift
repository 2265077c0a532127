// SwiftUI: the declarations of DefaultGlassEffectShape.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct DefaultGlassEffectShape: Shape {
  init()
  func path(in rect: CGRect) -> Path
  static var role: ShapeRole { get }
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  typealias Body = _ShapeView<DefaultGlassEffectShape, ForegroundStyle>
}
