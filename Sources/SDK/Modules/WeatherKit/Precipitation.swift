// WeatherKit: the declarations of Precipitation.
// Declared as the framework's interface has it, with code of our own.

enum Precipitation: String, CaseIterable, Codable, Sendable, CustomStringConvertible {
  case none
  case hail
  case mixed
  case rain
  case sleet
  case snow
  var description: String { get }
}
