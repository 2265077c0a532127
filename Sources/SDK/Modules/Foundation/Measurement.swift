// Foundation: the declarations of Measurement.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

struct Measurement<UnitType>: Sendable, ReferenceConvertible, Comparable, Decodable, Encodable
where UnitType: Unit {
  typealias ReferenceType = NSMeasurement
  let unit: UnitType
  var value: Double
  var description: String { "\(value) \(unit.symbol)" }
  var debugDescription: String { description }
  init(value: Double, unit: UnitType) {
    self.value = value
    self.unit = unit
  }
  init(from decoder: any Decoder) throws
  func hash(into hasher: inout Hasher) {
    if let dimension = unit as? Dimension {
      hasher.combine(dimension.converter.baseUnitValue(fromValue: value))
    } else {
      hasher.combine(value)
      hasher.combine(unit)
    }
  }
  func encode(to encoder: any Encoder) throws
  static func + (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType> {
    precondition(lhs.unit.isEqual(rhs.unit), "Attempt to add measurements with non-equal units")
    return Measurement(value: lhs.value + rhs.value, unit: lhs.unit)
  }
  static func - (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType> {
    precondition(lhs.unit.isEqual(rhs.unit), "Attempt to subtract measurements with non-equal units")
    return Measurement(value: lhs.value - rhs.value, unit: lhs.unit)
  }
  static func * (lhs: Measurement<UnitType>, rhs: Double) -> Measurement<UnitType> {
    Measurement(value: lhs.value * rhs, unit: lhs.unit)
  }
  static func * (lhs: Double, rhs: Measurement<UnitType>) -> Measurement<UnitType> {
    Measurement(value: lhs * rhs.value, unit: rhs.unit)
  }
  static func / (lhs: Measurement<UnitType>, rhs: Double) -> Measurement<UnitType> {
    Measurement(value: lhs.value / rhs, unit: lhs.unit)
  }
  static func / (lhs: Double, rhs: Measurement<UnitType>) -> Measurement<UnitType> {
    Measurement(value: lhs / rhs.value, unit: rhs.unit)
  }
  static func == (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Bool {
    if lhs.unit.isEqual(rhs.unit) { return lhs.value == rhs.value }
    if let left = lhs.unit as? Dimension, let right = rhs.unit as? Dimension,
      type(of: left).baseUnit().isEqual(type(of: right).baseUnit())
    {
      return left.converter.baseUnitValue(fromValue: lhs.value)
        == right.converter.baseUnitValue(fromValue: rhs.value)
    }
    return false
  }
  static func < (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Bool {
    if lhs.unit.isEqual(rhs.unit) { return lhs.value < rhs.value }
    if let left = lhs.unit as? Dimension, let right = rhs.unit as? Dimension,
      type(of: left).baseUnit().isEqual(type(of: right).baseUnit())
    {
      return left.converter.baseUnitValue(fromValue: lhs.value)
        < right.converter.baseUnitValue(fromValue: rhs.value)
    }
    fatalError("Attempt to compare measurements with non-equal dimensions")
  }
}

extension Measurement where UnitType: Dimension {
  func converted(to otherUnit: UnitType) -> Measurement<UnitType> {
    if unit.isEqual(otherUnit) { return Measurement(value: value, unit: otherUnit) }
    let base = unit.converter.baseUnitValue(fromValue: value)
    if otherUnit.isEqual(type(of: unit).baseUnit()) { return Measurement(value: base, unit: otherUnit) }
    return Measurement(value: otherUnit.converter.value(fromBaseUnitValue: base), unit: otherUnit)
  }
  mutating func convert(to otherUnit: UnitType) { self = converted(to: otherUnit) }
  static func + (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType> {
    if lhs.unit.isEqual(rhs.unit) { return Measurement(value: lhs.value + rhs.value, unit: lhs.unit) }
    let left = lhs.unit.converter.baseUnitValue(fromValue: lhs.value)
    let right = rhs.unit.converter.baseUnitValue(fromValue: rhs.value)
    return Measurement(value: left + right, unit: type(of: lhs.unit).baseUnit())
  }
  static func - (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType> {
    if lhs.unit.isEqual(rhs.unit) { return Measurement(value: lhs.value - rhs.value, unit: lhs.unit) }
    let left = lhs.unit.converter.baseUnitValue(fromValue: lhs.value)
    let right = rhs.unit.converter.baseUnitValue(fromValue: rhs.value)
    return Measurement(value: left - right, unit: type(of: lhs.unit).baseUnit())
  }
}
