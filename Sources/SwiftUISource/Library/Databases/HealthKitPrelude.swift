/// HealthKit's quantities and units as they behave in memory, written as an app would write them and
/// evaluated with the app. What a person's health store holds stays outside.
enum HealthKitPrelude {
  static let source = SourceFile(standingInFor: "HealthKit", units + quantities)

  private static let units = """
    let HKUnitMolarMassBloodGlucose: Double = 180.15588000005408

    enum HKMetricPrefix {
      case none, femto, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera
      var factor: Double {
        switch self {
        case .none: 1
        case .femto: 1e-15
        case .pico: 1e-12
        case .nano: 1e-9
        case .micro: 1e-6
        case .milli: 1e-3
        case .centi: 1e-2
        case .deci: 1e-1
        case .deca: 10
        case .hecto: 100
        case .kilo: 1e3
        case .mega: 1e6
        case .giga: 1e9
        case .tera: 1e12
        }
      }
      var symbol: String {
        switch self {
        case .none: ""
        case .femto: "f"
        case .pico: "p"
        case .nano: "n"
        case .micro: "mc"
        case .milli: "m"
        case .centi: "c"
        case .deci: "d"
        case .deca: "da"
        case .hecto: "h"
        case .kilo: "k"
        case .mega: "M"
        case .giga: "G"
        case .tera: "T"
        }
      }
    }

    class HKUnit: NSObject, Hashable {
      var unitString: String
      var factor: Double
      var offset: Double
      init(string: String, factor: Double, offset: Double = 0) {
        self.unitString = string
        self.factor = factor
        self.offset = offset
      }
      init(from string: String) {
        let parts = string.split(separator: "/").map { String($0) }
        var factor = HKUnit.known(parts[0]).factor
        for part in parts.dropFirst() { factor /= HKUnit.known(part).factor }
        self.unitString = string
        self.factor = factor
        self.offset = parts.count == 1 ? HKUnit.known(string).offset : 0
      }
      static func known(_ name: String) -> HKUnit {
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
        return HKUnit(string: name, factor: 1)
      }
      static func gram() -> HKUnit { HKUnit(string: "g", factor: 1) }
      static func gramUnit(with prefix: HKMetricPrefix) -> HKUnit {
        HKUnit(string: prefix.symbol + "g", factor: prefix.factor)
      }
      static func ounce() -> HKUnit { HKUnit(string: "oz", factor: 28.349523125) }
      static func pound() -> HKUnit { HKUnit(string: "lb", factor: 453.59237) }
      static func stone() -> HKUnit { HKUnit(string: "st", factor: 6350.29318) }
      static func mole() -> HKUnit { HKUnit(string: "mol", factor: 1) }
      static func moleUnit(withMolarMass molarMass: Double) -> HKUnit {
        HKUnit(string: "mol<\\(molarMass)>", factor: molarMass)
      }
      static func moleUnit(with prefix: HKMetricPrefix, molarMass: Double) -> HKUnit {
        HKUnit(string: prefix.symbol + "mol<\\(molarMass)>", factor: prefix.factor * molarMass)
      }
      static func meter() -> HKUnit { HKUnit(string: "m", factor: 1) }
      static func meterUnit(with prefix: HKMetricPrefix) -> HKUnit {
        HKUnit(string: prefix.symbol + "m", factor: prefix.factor)
      }
      static func inch() -> HKUnit { HKUnit(string: "in", factor: 0.0254) }
      static func foot() -> HKUnit { HKUnit(string: "ft", factor: 0.3048) }
      static func yard() -> HKUnit { HKUnit(string: "yd", factor: 0.9144) }
      static func mile() -> HKUnit { HKUnit(string: "mi", factor: 1609.344) }
      static func liter() -> HKUnit { HKUnit(string: "L", factor: 1) }
      static func literUnit(with prefix: HKMetricPrefix) -> HKUnit {
        HKUnit(string: prefix.symbol + "L", factor: prefix.factor)
      }
      static func fluidOunceUS() -> HKUnit { HKUnit(string: "fl_oz_us", factor: 0.0295735295625) }
      static func cupUS() -> HKUnit { HKUnit(string: "cup_us", factor: 0.2365882365) }
      static func second() -> HKUnit { HKUnit(string: "s", factor: 1) }
      static func secondUnit(with prefix: HKMetricPrefix) -> HKUnit {
        HKUnit(string: prefix.symbol + "s", factor: prefix.factor)
      }
      static func minute() -> HKUnit { HKUnit(string: "min", factor: 60) }
      static func hour() -> HKUnit { HKUnit(string: "hr", factor: 3600) }
      static func day() -> HKUnit { HKUnit(string: "d", factor: 86400) }
      static func count() -> HKUnit { HKUnit(string: "count", factor: 1) }
      static func percent() -> HKUnit { HKUnit(string: "%", factor: 1) }
      static func joule() -> HKUnit { HKUnit(string: "J", factor: 1) }
      static func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit {
        HKUnit(string: prefix.symbol + "J", factor: prefix.factor)
      }
      static func kilocalorie() -> HKUnit { HKUnit(string: "kcal", factor: 4184) }
      static func largeCalorie() -> HKUnit { HKUnit(string: "Cal", factor: 4184) }
      static func smallCalorie() -> HKUnit { HKUnit(string: "cal", factor: 4.184) }
      static func kelvin() -> HKUnit { HKUnit(string: "K", factor: 1) }
      static func degreeCelsius() -> HKUnit { HKUnit(string: "degC", factor: 1, offset: 273.15) }
      static func degreeFahrenheit() -> HKUnit {
        HKUnit(string: "degF", factor: 5.0 / 9.0, offset: 255.3722222222222)
      }
      static func millimeterOfMercury() -> HKUnit { HKUnit(string: "mmHg", factor: 133.322387415) }
      static func internationalUnit() -> HKUnit { HKUnit(string: "IU", factor: 1) }
      func unitDivided(by unit: HKUnit) -> HKUnit {
        HKUnit(string: unitString + "/" + unit.unitString, factor: factor / unit.factor)
      }
      func unitMultiplied(by unit: HKUnit) -> HKUnit {
        HKUnit(string: unitString + "·" + unit.unitString, factor: factor * unit.factor)
      }
      func reciprocal() -> HKUnit { HKUnit(string: "1/" + unitString, factor: 1 / factor) }
      var description: String { unitString }
      static func == (a: HKUnit, b: HKUnit) -> Bool { a.unitString == b.unitString }
      func hash(into hasher: inout Hasher) { hasher.combine(unitString) }
    }

    """

  private static let quantities = """
    class HKQuantity: NSObject {
      var unit: HKUnit
      var value: Double
      init(unit: HKUnit, doubleValue: Double) {
        self.unit = unit
        self.value = doubleValue
      }
      func doubleValue(for unit: HKUnit) -> Double {
        if unit == self.unit { return value }
        return (value * self.unit.factor + self.unit.offset - unit.offset) / unit.factor
      }
      func compare(_ other: HKQuantity) -> ComparisonResult {
        let mine = doubleValue(for: unit)
        let theirs = other.doubleValue(for: unit)
        return mine < theirs ? .orderedAscending : mine > theirs ? .orderedDescending : .orderedSame
      }
      var description: String { "\\(value.formatted(.number.grouping(.never))) \\(unit.unitString)" }
      static func == (a: HKQuantity, b: HKQuantity) -> Bool { a.compare(b) == .orderedSame }
      static func < (a: HKQuantity, b: HKQuantity) -> Bool { a.compare(b) == .orderedAscending }
    }

    class HKObjectType: NSObject {
      var identifier: String
      init(identifier: String) { self.identifier = identifier }
      static func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
        HKQuantityType(identifier)
      }
      static func == (a: HKObjectType, b: HKObjectType) -> Bool { a.identifier == b.identifier }
      func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
    }

    class HKSampleType: HKObjectType {}

    class HKQuantityType: HKSampleType {
      init(_ identifier: HKQuantityTypeIdentifier) { self.identifier = identifier.rawValue }
      static func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
        HKQuantityType(identifier)
      }
    }

    struct HKQuantityTypeIdentifier: RawRepresentable, Hashable {
      var rawValue: String
      init(rawValue: String) { self.rawValue = rawValue }
      \(HealthKitIdentifiers.members)
    }

    class HKSample: NSObject {
      var uuid = UUID()
      var sampleType: HKSampleType
      var startDate: Date
      var endDate: Date
      var metadata: [String: Any]?
      var device: Any?
      init(type: HKSampleType, start: Date, end: Date, metadata: [String: Any]?) {
        self.sampleType = type
        self.startDate = start
        self.endDate = end
        self.metadata = metadata
      }
    }

    class HKQuantitySample: HKSample {
      var quantity: HKQuantity
      var count: Int { 1 }
      var quantityType: HKQuantityType { sampleType }
      init(type: HKQuantityType, quantity: HKQuantity, start: Date, end: Date, device: Any? = nil,
        metadata: [String: Any]? = nil) {
        self.quantity = quantity
        super.init(type: type, start: start, end: end, metadata: metadata)
      }
    }
    """
}
