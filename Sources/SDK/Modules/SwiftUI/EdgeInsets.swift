// SwiftUI: the declarations of EdgeInsets.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct EdgeInsets: Equatable, Animatable, _VectorMath {
  var top: CGFloat { get set }
  var leading: CGFloat { get set }
  var bottom: CGFloat { get set }
  var trailing: CGFloat { get set }
  init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)
  init()
  static func == (a: EdgeInsets, b: EdgeInsets) -> Bool
  init(_ nsEdgeInsets: NSDirectionalEdgeInsets)
  func inset(by corners: RectangleCornerInsets, edges: Edge.Set = .all) -> EdgeInsets
}
