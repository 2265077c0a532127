// Foundation: the declarations of MeasurementFormatter that only Apple's platforms have.

class MeasurementFormatter: Formatter {
  struct UnitOptions: OptionSet, Sendable {
    static let providedUnit = MeasurementFormatter.UnitOptions(rawValue: 1)
    static let naturalScale = MeasurementFormatter.UnitOptions(rawValue: 2)
    static let temperatureWithoutUnit = MeasurementFormatter.UnitOptions(rawValue: 4)
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
  }
  var unitOptions: MeasurementFormatter.UnitOptions = []
  var unitStyle: Formatter.UnitStyle = .medium
  var locale: Locale! = .autoupdatingCurrent
  var numberFormatter: NumberFormatter! = MeasurementFormatter.decimal()
  override init() {}
  static func decimal() -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }
  var width: String {
    switch unitStyle {
    case .short: return "narrow"
    case .medium: return "short"
    case .long: return "full-name"
    }
  }
  func string<UnitType>(from measurement: Measurement<UnitType>) -> String where UnitType: Unit {
    let isProvided = unitOptions.contains(.providedUnit) || unitOptions.contains(.naturalScale)
    let usage = isProvided ? "" : "default"
    let used: Locale = locale
    let shown = MeasurementText.shownValue(measurement.value, measurement.unit, usage: usage, locale: used)
    let number = numberFormatter.string(from: NSNumber(value: shown))
    if unitOptions.contains(.temperatureWithoutUnit) && measurement.unit is UnitTemperature {
      return MeasurementText.scaleless(shown, width: width, locale: used, number: number)
    }
    return MeasurementText.text(
      measurement.value, measurement.unit, width: width, usage: usage, locale: used, number: number)
  }
  func string(from unit: Unit) -> String { unit.symbol }
}
