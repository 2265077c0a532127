// SwiftUI: the declarations of AngularGradient.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AngularGradient: ShapeStyle, View {
  init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero)
  init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle)
  init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle)
  init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero)
  init(colors: [Color], center: UnitPoint, angle: Angle = .zero)
  init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero)
  typealias Body = _ShapeView<Rectangle, AngularGradient>
  typealias Resolved = Never
}
