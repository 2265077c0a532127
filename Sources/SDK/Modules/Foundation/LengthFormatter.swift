// Foundation: the declarations of LengthFormatter.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class LengthFormatter: Formatter {
  enum Unit: Int, Sendable {
    typealias RawValue = Int
    case millimeter
    case centimeter
    case meter
    case kilometer
    case inch
    case foot
    case yard
    case mile
    init?(rawValue: Int)
  }
  var numberFormatter: NumberFormatter! { get set }
  var unitStyle: Formatter.UnitStyle { get set }
  var isForPersonHeightUse: Bool { get set }
  override init()
  required init?(coder: NSCoder)
  func string(fromValue value: Double, unit: LengthFormatter.Unit) -> String
  func string(fromMeters numberInMeters: Double) -> String
  func unitString(fromValue value: Double, unit: LengthFormatter.Unit) -> String
}
