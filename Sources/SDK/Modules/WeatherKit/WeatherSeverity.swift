// WeatherKit: the declarations of WeatherSeverity.
// Declared as the framework's interface has it, with code of our own.

enum WeatherSeverity: String, CaseIterable, Codable, Sendable, CustomStringConvertible {
  case minor
  case moderate
  case severe
  case extreme
  case unknown
  var description: String { get }
}
