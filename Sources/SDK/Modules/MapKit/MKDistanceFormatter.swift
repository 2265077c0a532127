// MapKit: the declarations of MKDistanceFormatter.
// Declared as the framework's interface has it, with code of our own.

class MKDistanceFormatter: Formatter {
  enum Units: UInt {
    case `default` = 0
    case metric
    case imperial
    case imperialWithYards
  }
  enum DistanceUnitStyle: UInt {
    case `default` = 0
    case abbreviated
    case full
  }
  var locale: Locale! = .current
  var units: MKDistanceFormatter.Units = .default
  var unitStyle: MKDistanceFormatter.DistanceUnitStyle = .default
  func string(fromDistance distance: CLLocationDistance) -> String
  func distance(from distance: String) -> CLLocationDistance
}
