// HealthKit: the declarations of HKQuantity.
// Declared as the framework's interface has it, with code of our own.

class HKQuantity: NSObject {
  let _unit: HKUnit
  let _value: Double
  init(unit: HKUnit, doubleValue: Double) {
    _unit = unit
    _value = doubleValue
  }
  func doubleValue(for unit: HKUnit) -> Double {
    if unit == _unit { return _value }
    return (_value * _unit._factor + _unit._offset - unit._offset) / unit._factor
  }
  func compare(_ other: HKQuantity) -> ComparisonResult {
    let theirs = other.doubleValue(for: _unit)
    return _value < theirs ? .orderedAscending : _value > theirs ? .orderedDescending : .orderedSame
  }
  override var description: String { "\(_value.formatted(.number.grouping(.never))) \(_unit.unitString)" }
  override func isEqual(_ object: Any?) -> Bool {
    (object as? HKQuantity).map { compare($0) == .orderedSame } ?? false
  }
}
