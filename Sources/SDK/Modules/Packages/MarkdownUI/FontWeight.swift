// swift-markdown-ui: the declarations of FontWeight, as its documentation has them.

struct FontWeight: TextStyle {
  init(_ weight: Font.Weight) {}
}
