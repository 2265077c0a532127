// swift-markdown-ui: the declarations of TextTracking, as its documentation has them.

struct TextTracking: TextStyle {
  init(_ tracking: CGFloat?) {}
}
