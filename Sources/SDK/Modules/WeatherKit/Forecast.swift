// WeatherKit: the declarations of Forecast.
// Declared as the framework's interface has it, with code of our own.

struct Forecast<Element>: RandomAccessCollection, Equatable, Codable, Sendable
where Element: Codable, Element: Equatable, Element: Sendable {
  typealias Index = Int
  var forecast: [Element]
  var metadata: WeatherMetadata
  var startIndex: Int { forecast.startIndex }
  var endIndex: Int { forecast.endIndex }
  subscript(position: Int) -> Element { forecast[position] }
}

extension Forecast where Element == MinuteWeather {
  var summary: String { get }
}
