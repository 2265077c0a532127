// SwiftUI: the declarations of LinearGradient.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct LinearGradient: ShapeStyle, View {
  init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)
  init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)
  init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)
  typealias Body = _ShapeView<Rectangle, LinearGradient>
  typealias Resolved = Never
}
