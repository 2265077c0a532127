// SwiftUI: the declarations of StrokeStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct StrokeStyle: Equatable, Animatable {
  var lineWidth: CGFloat { get set }
  var lineCap: CGLineCap { get set }
  var lineJoin: CGLineJoin { get set }
  var miterLimit: CGFloat { get set }
  var dash: [CGFloat] { get set }
  var dashPhase: CGFloat { get set }
  init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0)
}
