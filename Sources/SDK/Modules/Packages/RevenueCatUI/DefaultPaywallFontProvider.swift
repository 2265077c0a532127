// RevenueCatUI: the declarations of DefaultPaywallFontProvider, as its documentation has them.

class DefaultPaywallFontProvider: PaywallFontProvider {
  init() {}

  func font(for textStyle: Font.TextStyle) -> Font { Font.system(textStyle) }
}
