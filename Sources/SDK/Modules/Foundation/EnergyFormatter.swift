// Foundation: the declarations of EnergyFormatter.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class EnergyFormatter: Formatter {
  enum Unit: Int, Sendable {
    typealias RawValue = Int
    case joule
    case kilojoule
    case calorie
    case kilocalorie
    init?(rawValue: Int)
  }
  var numberFormatter: NumberFormatter! { get set }
  var unitStyle: Formatter.UnitStyle { get set }
  var isForFoodEnergyUse: Bool { get set }
  override init()
  required init?(coder: NSCoder)
  func string(fromValue value: Double, unit: EnergyFormatter.Unit) -> String
  func string(fromJoules numberInJoules: Double) -> String
  func unitString(fromValue value: Double, unit: EnergyFormatter.Unit) -> String
}
