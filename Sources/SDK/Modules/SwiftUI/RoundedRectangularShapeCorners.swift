// SwiftUI: the declarations of RoundedRectangularShapeCorners.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct RoundedRectangularShapeCorners: Hashable, Animatable {
  var topLeading: Edge.Corner.Style { get set }
  var bottomLeading: Edge.Corner.Style { get set }
  var topTrailing: Edge.Corner.Style { get set }
  var bottomTrailing: Edge.Corner.Style { get set }
  init(
    topLeading: Edge.Corner.Style = 0, topTrailing: Edge.Corner.Style = 0,
    bottomLeading: Edge.Corner.Style = 0, bottomTrailing: Edge.Corner.Style = 0)
  init(all: Edge.Corner.Style)
  static func fixed(_ radius: CGFloat) -> RoundedRectangularShapeCorners
  static var concentric: RoundedRectangularShapeCorners { get }
  static func concentric(minimum: Edge.Corner.Style? = nil) -> RoundedRectangularShapeCorners
  subscript(corner: Edge.Corner) -> Edge.Corner.Style { get }
}
