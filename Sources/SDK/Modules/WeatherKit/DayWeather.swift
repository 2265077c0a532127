// WeatherKit: the declarations of DayWeather.
// Declared as the framework's interface has it, with code of our own.

struct DayWeather: Equatable, Codable, Sendable {
  var date: Date
  var condition: WeatherCondition
  var symbolName: String
  var highTemperature: Measurement<UnitTemperature>
  var highTemperatureTime: Date?
  var lowTemperature: Measurement<UnitTemperature>
  var lowTemperatureTime: Date?
  var maximumHumidity: Double
  var minimumHumidity: Double
  var maximumVisibility: Measurement<UnitLength>
  var minimumVisibility: Measurement<UnitLength>
  var precipitation: Precipitation
  var precipitationChance: Double
  var precipitationAmount: Measurement<UnitLength>
  var rainfallAmount: Measurement<UnitLength>
  var snowfallAmount: Measurement<UnitLength>
  var sun: SunEvents
  var moon: MoonEvents
  var uvIndex: UVIndex
  var wind: Wind
  var highWindSpeed: Measurement<UnitSpeed>?
}
