// WeatherKit: the declarations of WeatherQuery.
// Declared as the framework's interface has it, with code of our own.

struct WeatherQuery<T>: Sendable {
  init(_query: Void) {}
}

extension WeatherQuery {
  static var current: WeatherQuery<CurrentWeather> { WeatherQuery<CurrentWeather>(_query: ()) }
  static var minute: WeatherQuery<Forecast<MinuteWeather>?> {
    WeatherQuery<Forecast<MinuteWeather>?>(_query: ())
  }
  static var hourly: WeatherQuery<Forecast<HourWeather>> { WeatherQuery<Forecast<HourWeather>>(_query: ()) }
  static var daily: WeatherQuery<Forecast<DayWeather>> { WeatherQuery<Forecast<DayWeather>>(_query: ()) }
  static var alerts: WeatherQuery<[WeatherAlert]?> { WeatherQuery<[WeatherAlert]?>(_query: ()) }
  static var availability: WeatherQuery<WeatherAvailability> { WeatherQuery<WeatherAvailability>(_query: ()) }
  static func hourly(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<HourWeather>> {
    WeatherQuery<Forecast<HourWeather>>(_query: ())
  }
  static func daily(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<DayWeather>> {
    WeatherQuery<Forecast<DayWeather>>(_query: ())
  }
}
