extension Machine {
  /// Core Location's constants for how near is near enough: meters, and below nought as near as can be.
  static let locationAccuracies: [String: Value] = [
    "kCLLocationAccuracyBestForNavigation": .double(-2), "kCLLocationAccuracyBest": .double(-1),
    "kCLLocationAccuracyNearestTenMeters": .double(10), "kCLLocationAccuracyHundredMeters": .double(100),
    "kCLLocationAccuracyKilometer": .double(1_000), "kCLLocationAccuracyThreeKilometers": .double(3_000),
  ]
}
