// WeatherKit: the declarations of MoonPhase.
// Declared as the framework's interface has it, with code of our own.

enum MoonPhase: String, CaseIterable, Codable, Sendable, CustomStringConvertible {
  case new
  case waxingCrescent
  case firstQuarter
  case waxingGibbous
  case full
  case waningGibbous
  case lastQuarter
  case waningCrescent
  var description: String { get }
  var symbolName: String {
    switch self {
    case .new: "moonphase.new.moon"
    case .waxingCrescent: "moonphase.waxing.crescent"
    case .firstQuarter: "moonphase.first.quarter"
    case .waxingGibbous: "moonphase.waxing.gibbous"
    case .full: "moonphase.full.moon"
    case .waningGibbous: "moonphase.waning.gibbous"
    case .lastQuarter: "moonphase.last.quarter"
    case .waningCrescent: "moonphase.waning.crescent"
    }
  }
}
