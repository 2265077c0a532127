extension Machine {
  /// `UIDevice.current.orientation.isLandscape`: how the device or its interface is held.
  func orientationProperty(_ name: String, _ symbol: SymbolValue) -> Value? {
    guard symbol.type == "UIDeviceOrientation" || symbol.type == "UIInterfaceOrientation" else { return nil }
    let isLandscape = symbol.name.hasPrefix("landscape")
    let isPortrait = symbol.name.hasPrefix("portrait")
    switch name {
    case "isLandscape": return .bool(isLandscape)
    case "isPortrait": return .bool(isPortrait)
    case "isFlat": return .bool(symbol.name.hasPrefix("face"))
    default: return .bool(isLandscape || isPortrait)
    }
  }
}
