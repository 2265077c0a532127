/// UIKit's traits: what surrounds a view or a controller, as the device and its settings have it.
extension Machine {
  /// What `traitCollection` and `UITraitCollection.current` are.
  var traitCollection: Value {
    let isPad = environment.device.idiom == .pad
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    return .record(
      "UITraitCollection",
      [
        "userInterfaceStyle": .symbol("UIUserInterfaceStyle", environment.appearance.rawValue),
        "userInterfaceIdiom": .symbol("UIUserInterfaceIdiom", isPad ? "pad" : "phone"),
        "userInterfaceLevel": .symbol("UIUserInterfaceLevel", "base"),
        "horizontalSizeClass": systemEnvironmentValue("horizontalSizeClass") ?? .none,
        "verticalSizeClass": systemEnvironmentValue("verticalSizeClass") ?? .none,
        "preferredContentSizeCategory": systemEnvironmentValue("sizeCategory") ?? .none,
        "layoutDirection": .symbol(
          "UITraitEnvironmentLayoutDirection", isRightToLeft ? "rightToLeft" : "leftToRight"),
        "accessibilityContrast": .symbol("UIAccessibilityContrast", "normal"),
        "legibilityWeight": .symbol("UILegibilityWeight", "regular"),
        "activeAppearance": .symbol("UIUserInterfaceActiveAppearance", "active"),
        "displayGamut": .symbol("UIDisplayGamut", "P3"),
        "forceTouchCapability": .symbol("UIForceTouchCapability", "unavailable"),
        "displayScale": .double(3),
      ])
  }
}
