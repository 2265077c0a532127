// Foundation: the declarations of MassFormatter.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class MassFormatter: Formatter {
  enum Unit: Int, Sendable {
    typealias RawValue = Int
    case gram
    case kilogram
    case ounce
    case pound
    case stone
    init?(rawValue: Int)
  }
  var numberFormatter: NumberFormatter! { get set }
  var unitStyle: Formatter.UnitStyle { get set }
  var isForPersonMassUse: Bool { get set }
  override init()
  required init?(coder: NSCoder)
  func string(fromValue value: Double, unit: MassFormatter.Unit) -> String
  func string(fromKilograms numberInKilograms: Double) -> String
  func unitString(fromValue value: Double, unit: MassFormatter.Unit) -> String
  func unitStringDisplayedAdjacent(toValue value: Double, unit: MassFormatter.Unit) -> String
}
