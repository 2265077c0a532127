// SwiftUI: the declarations of EllipticalGradient.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct EllipticalGradient: ShapeStyle, View {
  init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5)
  init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5)
  init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5)
  typealias Body = _ShapeView<Rectangle, EllipticalGradient>
  typealias Resolved = Never
}
