// swift-markdown-ui: the declarations of FontProperties, as its documentation has them.

struct FontProperties {
  enum Family: Hashable {
    case system(Font.Design = .default)
    case custom(String)
  }
  enum FamilyVariant: Hashable {
    case normal, monospaced
  }
  enum CapsVariant: Hashable {
    case normal, smallCaps, lowercaseSmallCaps, uppercaseSmallCaps
  }
  enum DigitVariant: Hashable {
    case normal, monospaced
  }
  enum Style {
    case normal, italic
  }
}
