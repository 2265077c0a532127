// swift-markdown-ui: the declarations of EmptyTextStyle, as its documentation has them.

struct EmptyTextStyle: TextStyle {
  init() {}
}
