// WeatherKit: the declarations of WeatherAvailability.
// Declared as the framework's interface has it, with code of our own.

struct WeatherAvailability: Equatable, Codable, Sendable {
  enum AvailabilityKind: String, Codable, Sendable {
    case available
    case temporarilyUnavailable
    case unsupported
    case unknown
  }
  let minuteAvailability: WeatherAvailability.AvailabilityKind
  let alertAvailability: WeatherAvailability.AvailabilityKind
}
