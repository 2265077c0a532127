// RevenueCatUI: the declarations of CustomFontProvider, as its documentation has them.

class CustomFontProvider: PaywallFontProvider {
  init(fontName: String) {}

  func font(for textStyle: Font.TextStyle) -> Font { Font.system(textStyle) }
}
