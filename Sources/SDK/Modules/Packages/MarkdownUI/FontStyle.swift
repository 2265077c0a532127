// swift-markdown-ui: the declarations of FontStyle, as its documentation has them.

struct FontStyle: TextStyle {
  init(_ style: FontProperties.Style) {}
}
