// swift-markdown-ui: the declarations of FontWidth, as its documentation has them.

struct FontWidth: TextStyle {
  init(_ width: Font.Width) {}
}
