// swift-markdown-ui: the declarations of FontCapsVariant, as its documentation has them.

struct FontCapsVariant: TextStyle {
  init(_ capsVariant: FontProperties.CapsVariant) {}
}
