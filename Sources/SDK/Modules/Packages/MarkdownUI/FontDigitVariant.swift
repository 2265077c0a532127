// swift-markdown-ui: the declarations of FontDigitVariant, as its documentation has them.

struct FontDigitVariant: TextStyle {
  init(_ digitVariant: FontProperties.DigitVariant) {}
}
