// WeatherKit: the declarations of WeatherCondition.
// Declared as the framework's interface has it, with code of our own.

enum WeatherCondition: String, CaseIterable, Hashable, Codable, Sendable, CustomStringConvertible {
  case blizzard
  case blowingDust
  case blowingSnow
  case breezy
  case clear
  case cloudy
  case drizzle
  case flurries
  case foggy
  case freezingDrizzle
  case freezingRain
  case frigid
  case hail
  case haze
  case heavyRain
  case heavySnow
  case hot
  case hurricane
  case isolatedThunderstorms
  case mostlyClear
  case mostlyCloudy
  case partlyCloudy
  case rain
  case scatteredThunderstorms
  case sleet
  case smoky
  case snow
  case strongStorms
  case sunFlurries
  case sunShowers
  case thunderstorms
  case tropicalStorm
  case windy
  case wintryMix
  var description: String {
    switch self {
    case .blizzard: "Blizzard"
    case .blowingDust: "Blowing Dust"
    case .blowingSnow: "Blowing Snow"
    case .breezy: "Breezy"
    case .clear: "Clear"
    case .cloudy: "Cloudy"
    case .drizzle: "Drizzle"
    case .flurries: "Flurries"
    case .foggy: "Foggy"
    case .freezingDrizzle: "Freezing Drizzle"
    case .freezingRain: "Freezing Rain"
    case .frigid: "Frigid"
    case .hail: "Hail"
    case .haze: "Haze"
    case .heavyRain: "Heavy Rain"
    case .heavySnow: "Heavy Snow"
    case .hot: "Hot"
    case .hurricane: "Hurricane"
    case .isolatedThunderstorms: "Isolated Thunderstorms"
    case .mostlyClear: "Mostly Clear"
    case .mostlyCloudy: "Mostly Cloudy"
    case .partlyCloudy: "Partly Cloudy"
    case .rain: "Rain"
    case .scatteredThunderstorms: "Scattered Thunderstorms"
    case .sleet: "Sleet"
    case .smoky: "Smoky"
    case .snow: "Snow"
    case .strongStorms: "Strong Storms"
    case .sunFlurries: "Sun Flurries"
    case .sunShowers: "Sun Showers"
    case .thunderstorms: "Thunderstorms"
    case .tropicalStorm: "Tropical Storm"
    case .windy: "Windy"
    case .wintryMix: "Wintry Mix"
    }
  }
  var accessibilityDescription: String { get }
}
