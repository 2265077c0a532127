// SwiftUI: the declarations of Gradient.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct Gradient: Equatable, Hashable, ShapeStyle {
  struct Stop: Equatable, Hashable {
    var color: Color { get set }
    var location: CGFloat { get set }
    init(color: Color, location: CGFloat)
  }
  var stops: [Gradient.Stop] { get set }
  init(stops: [Gradient.Stop])
  init(colors: [Color])
  typealias Resolved = Never
  struct ColorSpace: Hashable {
    static let device: Gradient.ColorSpace
    static let perceptual: Gradient.ColorSpace
  }
  func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient
}
