// WeatherKit: the declarations of WeatherAttribution.
// Declared as the framework's interface has it, with code of our own.

struct WeatherAttribution: Equatable, Codable, Sendable {
  let serviceName: String
  let legalPageURL: URL
  let squareMarkURL: URL
  let combinedMarkDarkURL: URL
  let combinedMarkLightURL: URL
  let legalAttributionText: String
}
