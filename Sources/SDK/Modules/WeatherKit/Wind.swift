// WeatherKit: the declarations of Wind.
// Declared as the framework's interface has it, with code of our own.

struct Wind: Equatable, Codable, Sendable {
  enum CompassDirection: String, CaseIterable, Codable, Sendable, CustomStringConvertible {
    case north
    case northNortheast
    case northeast
    case eastNortheast
    case east
    case eastSoutheast
    case southeast
    case southSoutheast
    case south
    case southSouthwest
    case southwest
    case westSouthwest
    case west
    case westNorthwest
    case northwest
    case northNorthwest
    var abbreviation: String {
      switch self {
      case .north: "N"
      case .northNortheast: "NNE"
      case .northeast: "NE"
      case .eastNortheast: "ENE"
      case .east: "E"
      case .eastSoutheast: "ESE"
      case .southeast: "SE"
      case .southSoutheast: "SSE"
      case .south: "S"
      case .southSouthwest: "SSW"
      case .southwest: "SW"
      case .westSouthwest: "WSW"
      case .west: "W"
      case .westNorthwest: "WNW"
      case .northwest: "NW"
      case .northNorthwest: "NNW"
      }
    }
    var description: String { get }
  }
  var compassDirection: Wind.CompassDirection
  var direction: Measurement<UnitAngle>
  var speed: Measurement<UnitSpeed>
  var gust: Measurement<UnitSpeed>?
}
