// WeatherKit: the declarations of CurrentWeather.
// Declared as the framework's interface has it, with code of our own.

struct CurrentWeather: Equatable, Codable, Sendable {
  var date: Date
  var cloudCover: Double
  var condition: WeatherCondition
  var symbolName: String
  var dewPoint: Measurement<UnitTemperature>
  var humidity: Double
  var precipitationIntensity: Measurement<UnitSpeed>
  var pressure: Measurement<UnitPressure>
  var pressureTrend: PressureTrend
  var isDaylight: Bool
  var temperature: Measurement<UnitTemperature>
  var apparentTemperature: Measurement<UnitTemperature>
  var uvIndex: UVIndex
  var visibility: Measurement<UnitLength>
  var wind: Wind
  var metadata: WeatherMetadata
}
