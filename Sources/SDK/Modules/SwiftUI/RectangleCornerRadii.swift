// SwiftUI: the declarations of RectangleCornerRadii.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct RectangleCornerRadii: Equatable, Animatable {
  var topLeading: CGFloat { get set }
  var bottomLeading: CGFloat { get set }
  var bottomTrailing: CGFloat { get set }
  var topTrailing: CGFloat { get set }
  init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  )
  subscript(corner: Edge.Corner) -> CGFloat { get }
}
