// swift-markdown-ui: the declarations of FontFamilyVariant, as its documentation has them.

struct FontFamilyVariant: TextStyle {
  init(_ familyVariant: FontProperties.FamilyVariant) {}
}
