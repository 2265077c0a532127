// WeatherKit: the declarations of Weather.
// Declared as the framework's interface has it, with code of our own.

struct Weather: Equatable, Codable, Sendable {
  var currentWeather: CurrentWeather
  var minuteForecast: Forecast<MinuteWeather>?
  var hourlyForecast: Forecast<HourWeather>
  var dailyForecast: Forecast<DayWeather>
  var weatherAlerts: [WeatherAlert]?
  var availability: WeatherAvailability
}
