// SwiftUI: the declarations of EdgeInsets.
// Declared as the framework's interface has it, with code of our own.

struct EdgeInsets: Equatable, Animatable {
  var top: CGFloat
  var leading: CGFloat
  var bottom: CGFloat
  var trailing: CGFloat

  init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  init(_ nsEdgeInsets: NSDirectionalEdgeInsets) {
    self.init(
      top: nsEdgeInsets.top, leading: nsEdgeInsets.leading, bottom: nsEdgeInsets.bottom,
      trailing: nsEdgeInsets.trailing)
  }

  func inset(by corners: RectangleCornerInsets, edges: Edge.Set = .all) -> EdgeInsets
}
