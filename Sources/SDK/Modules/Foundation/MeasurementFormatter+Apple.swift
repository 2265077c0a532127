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
  func string(from unit: Unit) -> String {
    unitStyle == .long ? longName(unit, locale) : unit.symbol
  }
  func longName(_ unit: Unit, _ locale: Locale) -> String {
    // English names a unit as it names several of them; other languages have a form of its own for that.
    guard locale.language.languageCode == "en" else { return name(of: unit) }
    let several = MeasurementText.text(2, unit, width: "full-name", usage: "", locale: locale, number: "")
    return several.trimmingCharacters(in: .whitespaces)
  }
  /// The name that a unit has alone, which is not known here.
  func name(of unit: Unit) -> String
  override func string(for obj: Any?) -> String? { (obj as? any _Measured)?._text(by: self) }
}
