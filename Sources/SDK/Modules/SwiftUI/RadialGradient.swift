// SwiftUI: the declarations of RadialGradient.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct RadialGradient: ShapeStyle, View {
  init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
  init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
  init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
  typealias Body = _ShapeView<Rectangle, RadialGradient>
  typealias Resolved = Never
}
