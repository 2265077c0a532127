// swift-markdown-ui: the declarations of FontSize, as its documentation has them.

struct FontSize: TextStyle {
  init(_ relativeSize: RelativeSize) {}
  init(_ size: CGFloat) {}
}
