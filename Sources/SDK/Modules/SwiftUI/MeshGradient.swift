// SwiftUI: the declarations of MeshGradient.
// Declared as the framework's interface has it, with code of our own.

struct MeshGradient: ShapeStyle, Equatable, View {
  enum Locations: Equatable {
    case points([SIMD2<Float>])
    case bezierPoints([MeshGradient.BezierPoint])
  }
  enum Colors: Equatable {
    case colors([Color])
    case resolvedColors([Color.Resolved])
  }
  struct BezierPoint: Equatable {
    var position: SIMD2<Float>
    var leadingControlPoint: SIMD2<Float>
    var topControlPoint: SIMD2<Float>
    var trailingControlPoint: SIMD2<Float>
    var bottomControlPoint: SIMD2<Float>
    init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
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
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device)
  init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device)
  init(
    width: Int, height: Int, bezierPoints: [MeshGradient.BezierPoint], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device)
  init(
    width: Int, height: Int, bezierPoints: [MeshGradient.BezierPoint], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device)
  typealias Body = _ShapeView<Rectangle, MeshGradient>
  typealias Resolved = Never
}
