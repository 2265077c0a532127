// swift-markdown-ui: the declarations of StrikethroughStyle, as its documentation has them.

struct StrikethroughStyle: TextStyle {
  init(_ lineStyle: Text.LineStyle?) {}
}
