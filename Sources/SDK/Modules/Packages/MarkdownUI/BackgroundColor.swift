// swift-markdown-ui: the declarations of BackgroundColor, as its documentation has them.

struct BackgroundColor: TextStyle {
  init(_ backgroundColor: Color?) {}
}
