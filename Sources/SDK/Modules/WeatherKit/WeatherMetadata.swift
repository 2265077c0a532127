// WeatherKit: the declarations of WeatherMetadata.
// Declared as the framework's interface has it, with code of our own.

struct WeatherMetadata: Equatable, Codable, Sendable {
  var date: Date
  var expirationDate: Date
  var location: CLLocation { get }
}
