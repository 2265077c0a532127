// WeatherKit: the declarations of WeatherAlert.
// Declared as the framework's interface has it, with code of our own.

struct WeatherAlert: Equatable, Codable, Sendable {
  var detailsURL: URL
  var source: String
  var summary: String
  var region: String?
  var severity: WeatherSeverity
  var metadata: WeatherMetadata
}
