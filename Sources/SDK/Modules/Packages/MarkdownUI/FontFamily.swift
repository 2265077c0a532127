// swift-markdown-ui: the declarations of FontFamily, as its documentation has them.

struct FontFamily: TextStyle {
  init(_ family: FontProperties.Family) {}
}
