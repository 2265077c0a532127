// WeatherKit: the declarations of MoonEvents.
// Declared as the framework's interface has it, with code of our own.

struct MoonEvents: Equatable, Codable, Sendable {
  var phase: MoonPhase
  var moonrise: Date?
  var moonset: Date?
}
