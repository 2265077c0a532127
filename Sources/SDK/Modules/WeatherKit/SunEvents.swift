// WeatherKit: the declarations of SunEvents.
// Declared as the framework's interface has it, with code of our own.

struct SunEvents: Equatable, Codable, Sendable {
  var astronomicalDawn: Date?
  var nauticalDawn: Date?
  var civilDawn: Date?
  var sunrise: Date?
  var solarNoon: Date?
  var sunset: Date?
  var civilDusk: Date?
  var nauticalDusk: Date?
  var astronomicalDusk: Date?
  var solarMidnight: Date?
}
