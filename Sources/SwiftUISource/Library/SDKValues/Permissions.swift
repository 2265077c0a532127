extension Machine {
  /// What a framework of the system answers for a permission that the app has not asked for yet, as when it
  /// is new on a device.
  static func permission(_ name: String) -> Value? {
    switch name {
    case "authorizationStatus": .symbol(SymbolValue(name: "notDetermined"))
    case "recordPermission": .symbol(SymbolValue(name: "undetermined"))
    default: nil
    }
  }
}
