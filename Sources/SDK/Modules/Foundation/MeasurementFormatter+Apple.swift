// Foundation: the declarations of MeasurementFormatter that only Apple's platforms have.

class MeasurementFormatter: Formatter {
  struct UnitOptions: OptionSet, Sendable {
    static let providedUnit: MeasurementFormatter.UnitOptions
    static let naturalScale: MeasurementFormatter.UnitOptions
    static let temperatureWithoutUnit: MeasurementFormatter.UnitOptions
    let rawValue: UInt
    init(rawValue: UInt)
  }
  var unitOptions: MeasurementFormatter.UnitOptions { get set }
  var unitStyle: Formatter.UnitStyle { get set }
  var locale: Locale! { get set }
  var numberFormatter: NumberFormatter! { get set }
  override init()
  func string<UnitType>(from measurement: Measurement<UnitType>) -> String where UnitType: Unit
  func string(from unit: Unit) -> String
}
