// SwiftUI: the declarations of MeshGradient.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct MeshGradient: ShapeStyle, Equatable, View {
  enum Locations: Equatable {
    case bezierPoints([MeshGradient.BezierPoint])
  }
  enum Colors: Equatable {
    case colors([Color])
    case resolvedColors([Color.Resolved])
  }
  struct BezierPoint: Equatable {
    static func == (a: MeshGradient.BezierPoint, b: MeshGradient.BezierPoint) -> Bool
  }
  var width: Int { get set }
  var height: Int { get set }
  var locations: MeshGradient.Locations { get set }
  var colors: MeshGradient.Colors { get set }
  var background: Color { get set }
  var smoothsColors: Bool { get set }
  var colorSpace: Gradient.ColorSpace { get set }
  init(
    width: Int, height: Int, locations: MeshGradient.Locations, colors: MeshGradient.Colors,
    background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device)
  init(
    width: Int, height: Int, bezierPoints: [MeshGradient.BezierPoint], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device)
  init(
    width: Int, height: Int, bezierPoints: [MeshGradient.BezierPoint], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device)
  static func == (a: MeshGradient, b: MeshGradient) -> Bool
  typealias Body = _ShapeView<Rectangle, MeshGradient>
  typealias Resolved = Never
}
