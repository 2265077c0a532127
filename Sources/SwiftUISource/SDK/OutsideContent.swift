/// Views of the system whose own words come from outside the app's code: a film's controls, a shop's
/// prices, a page of the web. They are not silent on a device, and so are named.
enum OutsideContent {
  static func notice(for name: String) -> String? {
    views.contains(name) ? "the content of '\(name)' comes from outside the code" : nil
  }

  private static let views: Set<String> = [
    "VideoPlayer", "WebView", "MapUserLocationButton", "MapPitchToggle", "ProductView",
    "StoreView", "SubscriptionStoreView", "TipView",
  ]
}
