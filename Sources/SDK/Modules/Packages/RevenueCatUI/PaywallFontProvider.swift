// RevenueCatUI: the declarations of PaywallFontProvider, as its documentation has them.

protocol PaywallFontProvider {
  func font(for textStyle: Font.TextStyle) -> Font
}
