// WeatherKit: the declarations of MinuteWeather.
// Declared as the framework's interface has it, with code of our own.

struct MinuteWeather: Equatable, Codable, Sendable {
  var date: Date
  var precipitation: Precipitation
  var precipitationChance: Double
  var precipitationIntensity: Measurement<UnitSpeed>
}
