// HealthKit: the declarations of HKUnit.
// Declared as the framework's interface has it, with code of our own.

class HKUnit: NSObject {
  let unitString: String
  /// How many of the kind's first unit it is, and where its zero is.
  let _factor: Double
  let _offset: Double
  init(_string string: String, factor: Double, offset: Double = 0) {
    unitString = string
    _factor = factor
    _offset = offset
  }
  /// Parts are divided by "/".
  init(from string: String) {
    let parts = string.split(separator: "/").map { String($0) }
    var factor = HKUnit._known(parts[0])._factor
    for part in parts.dropFirst() { factor /= HKUnit._known(part)._factor }
    unitString = string
    _factor = factor
    _offset = parts.count == 1 ? HKUnit._known(string)._offset : 0
  }
  class func _known(_ name: String) -> HKUnit {
    let bases: [String: HKUnit] = [
      "count": count(), "%": percent(), "s": second(), "min": minute(), "hr": hour(), "d": day(),
      "lb": pound(), "oz": ounce(), "st": stone(), "ft": foot(), "in": inch(), "mi": mile(),
      "yd": yard(), "degC": degreeCelsius(), "degF": degreeFahrenheit(), "K": kelvin(),
      "mmHg": millimeterOfMercury(), "IU": internationalUnit(), "kcal": kilocalorie(),
      "Cal": largeCalorie(), "cal": smallCalorie(), "g": gram(), "m": meter(), "L": liter(),
      "J": joule(), "mol": mole(), "kg": gramUnit(with: .kilo), "mg": gramUnit(with: .milli),
      "mcg": gramUnit(with: .micro), "dL": literUnit(with: .deci), "mL": literUnit(with: .milli),
      "km": meterUnit(with: .kilo), "cm": meterUnit(with: .centi), "mm": meterUnit(with: .milli),
      "ms": secondUnit(with: .milli), "kJ": jouleUnit(with: .kilo),
      "mmol": moleUnit(with: .milli, molarMass: 1),
    ]
    if let base = bases[name] { return base }
    if name.hasPrefix("mmol<") { return moleUnit(with: .milli, molarMass: HKUnitMolarMassBloodGlucose) }
    return HKUnit(_string: name, factor: 1)
  }
  class func gram() -> HKUnit { HKUnit(_string: "g", factor: 1) }
  class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(_string: prefix._symbol + "g", factor: prefix._factor)
  }
  class func ounce() -> HKUnit { HKUnit(_string: "oz", factor: 28.349523125) }
  class func pound() -> HKUnit { HKUnit(_string: "lb", factor: 453.59237) }
  class func stone() -> HKUnit { HKUnit(_string: "st", factor: 6350.29318) }
  class func mole() -> HKUnit { HKUnit(_string: "mol", factor: 1) }
  class func moleUnit(withMolarMass molarMass: Double) -> HKUnit {
    HKUnit(_string: "mol<\(molarMass)>", factor: molarMass)
  }
  class func moleUnit(with prefix: HKMetricPrefix, molarMass: Double) -> HKUnit {
    HKUnit(_string: prefix._symbol + "mol<\(molarMass)>", factor: prefix._factor * molarMass)
  }
  class func meter() -> HKUnit { HKUnit(_string: "m", factor: 1) }
  class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(_string: prefix._symbol + "m", factor: prefix._factor)
  }
  class func inch() -> HKUnit { HKUnit(_string: "in", factor: 0.0254) }
  class func foot() -> HKUnit { HKUnit(_string: "ft", factor: 0.3048) }
  class func yard() -> HKUnit { HKUnit(_string: "yd", factor: 0.9144) }
  class func mile() -> HKUnit { HKUnit(_string: "mi", factor: 1609.344) }
  class func liter() -> HKUnit { HKUnit(_string: "L", factor: 1) }
  class func literUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(_string: prefix._symbol + "L", factor: prefix._factor)
  }
  class func fluidOunceUS() -> HKUnit { HKUnit(_string: "fl_oz_us", factor: 0.0295735295625) }
  class func cupUS() -> HKUnit { HKUnit(_string: "cup_us", factor: 0.2365882365) }
  class func second() -> HKUnit { HKUnit(_string: "s", factor: 1) }
  class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(_string: prefix._symbol + "s", factor: prefix._factor)
  }
  class func minute() -> HKUnit { HKUnit(_string: "min", factor: 60) }
  class func hour() -> HKUnit { HKUnit(_string: "hr", factor: 3600) }
  class func day() -> HKUnit { HKUnit(_string: "d", factor: 86400) }
  class func count() -> HKUnit { HKUnit(_string: "count", factor: 1) }
  class func percent() -> HKUnit { HKUnit(_string: "%", factor: 1) }
  class func joule() -> HKUnit { HKUnit(_string: "J", factor: 1) }
  class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(_string: prefix._symbol + "J", factor: prefix._factor)
  }
  class func kilocalorie() -> HKUnit { HKUnit(_string: "kcal", factor: 4184) }
  class func largeCalorie() -> HKUnit { HKUnit(_string: "Cal", factor: 4184) }
  class func smallCalorie() -> HKUnit { HKUnit(_string: "cal", factor: 4.184) }
  class func kelvin() -> HKUnit { HKUnit(_string: "K", factor: 1) }
  class func degreeCelsius() -> HKUnit { HKUnit(_string: "degC", factor: 1, offset: 273.15) }
  class func degreeFahrenheit() -> HKUnit {
    HKUnit(_string: "degF", factor: 5.0 / 9.0, offset: 255.3722222222222)
  }
  class func millimeterOfMercury() -> HKUnit { HKUnit(_string: "mmHg", factor: 133.322387415) }
  class func internationalUnit() -> HKUnit { HKUnit(_string: "IU", factor: 1) }
  func unitDivided(by unit: HKUnit) -> HKUnit {
    HKUnit(_string: unitString + "/" + unit.unitString, factor: _factor / unit._factor)
  }
  func unitMultiplied(by unit: HKUnit) -> HKUnit {
    HKUnit(_string: unitString + "·" + unit.unitString, factor: _factor * unit._factor)
  }
  func reciprocal() -> HKUnit { HKUnit(_string: "1/" + unitString, factor: 1 / _factor) }
  override var description: String { unitString }
  override func isEqual(_ object: Any?) -> Bool { (object as? HKUnit)?.unitString == unitString }
  override var hash: Int { unitString.hashValue }
}
