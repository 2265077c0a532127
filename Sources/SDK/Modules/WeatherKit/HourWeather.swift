// WeatherKit: the declarations of HourWeather.
// Declared as the framework's interface has it, with code of our own.

struct HourWeather: Equatable, Codable, Sendable {
  var date: Date
  var cloudCover: Double
  var condition: WeatherCondition
  var symbolName: String
  var dewPoint: Measurement<UnitTemperature>
  var humidity: Double
  var isDaylight: Bool
  var precipitation: Precipitation
  var precipitationChance: Double
  var precipitationAmount: Measurement<UnitLength>
  var snowfallAmount: Measurement<UnitLength>
  var pressure: Measurement<UnitPressure>
  var pressureTrend: PressureTrend
  var temperature: Measurement<UnitTemperature>
  var apparentTemperature: Measurement<UnitTemperature>
  var uvIndex: UVIndex
  var visibility: Measurement<UnitLength>
  var wind: Wind
}
