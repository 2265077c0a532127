// swift-markdown-ui: the declarations of ForegroundColor, as its documentation has them.

struct ForegroundColor: TextStyle {
  init(_ foregroundColor: Color?) {}
}
