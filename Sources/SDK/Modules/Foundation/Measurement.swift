// Foundation: the declarations of Measurement.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

struct Measurement<UnitType>: Sendable, ReferenceConvertible, Comparable, Decodable, Encodable
where UnitType: Unit {
  typealias ReferenceType = NSMeasurement
  let unit: UnitType
  var value: Double { get set }
  var description: String { get }
  var debugDescription: String { get }
  init(value: Double, unit: UnitType)
  init(from decoder: any Decoder) throws
  func hash(into hasher: inout Hasher)
  func encode(to encoder: any Encoder) throws
  static func + (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType>
  static func - (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType>
  static func * (lhs: Measurement<UnitType>, rhs: Double) -> Measurement<UnitType>
  static func * (lhs: Double, rhs: Measurement<UnitType>) -> Measurement<UnitType>
  static func / (lhs: Measurement<UnitType>, rhs: Double) -> Measurement<UnitType>
  static func / (lhs: Double, rhs: Measurement<UnitType>) -> Measurement<UnitType>
  static func == <LeftHandSideType, RightHandSideType>(
    lhs: Measurement<LeftHandSideType>, rhs: Measurement<RightHandSideType>
  ) -> Bool where LeftHandSideType: Unit, RightHandSideType: Unit
  static func < <LeftHandSideType, RightHandSideType>(
    lhs: Measurement<LeftHandSideType>, rhs: Measurement<RightHandSideType>
  ) -> Bool where LeftHandSideType: Unit, RightHandSideType: Unit
}

extension Measurement where UnitType: Dimension {
  func converted(to otherUnit: UnitType) -> Measurement<UnitType>
  mutating func convert(to otherUnit: UnitType)
  static func + (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType>
  static func - (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType>
}
