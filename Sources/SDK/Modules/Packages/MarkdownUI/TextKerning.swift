// swift-markdown-ui: the declarations of TextKerning, as its documentation has them.

struct TextKerning: TextStyle {
  init(_ kern: CGFloat?) {}
}
