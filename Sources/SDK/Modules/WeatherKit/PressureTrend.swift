// WeatherKit: the declarations of PressureTrend.
// Declared as the framework's interface has it, with code of our own.

enum PressureTrend: String, CaseIterable, Codable, Sendable, CustomStringConvertible {
  case rising
  case falling
  case steady
  var description: String {
    switch self {
    case .rising: "Rising"
    case .falling: "Falling"
    case .steady: "Steady"
    }
  }
}
