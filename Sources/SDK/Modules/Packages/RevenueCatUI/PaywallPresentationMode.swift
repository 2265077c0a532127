// RevenueCatUI: the declarations of PaywallPresentationMode, as its documentation has them.

enum PaywallPresentationMode {
  case sheet, fullScreen

  static var `default`: PaywallPresentationMode { .sheet }
}
