// swift-markdown-ui: the declarations of UnderlineStyle, as its documentation has them.

struct UnderlineStyle: TextStyle {
  init(_ lineStyle: Text.LineStyle?) {}
}
