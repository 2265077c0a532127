import EarshotLocalization

extension Machine {
  func measurementMethod(of value: inout Value, _ record: RecordValue, _ call: LibraryCall) -> Value? {
    guard call.name == "converted" || call.name == "convert",
      let unit = (call["to"] ?? call.first)?.symbolName
    else { return nil }
    guard let amount = converted(record, to: unit) else { return nil }
    var result = record
    result["value"] = .double(amount)
    result["unit"] = .symbol(record["unit"]?.symbolType, unit)
    guard call.name == "convert" else { return .record(result) }
    value = .record(result)
    return .void
  }

  /// The amount in another unit of the same dimension; nil where there is no way between them.
  func converted(_ record: RecordValue, to unit: String) -> Double? {
    guard let amount = record["value"]?.doubleValue, let own = record["unit"]?.symbolName else { return nil }
    if own == unit { return amount }
    guard let from = MeasureUnit.all[own], let target = MeasureUnit.all[unit],
      from.dimension == target.dimension
    else { return nil }
    return (amount * from.scale + from.offset - target.offset) / target.scale
  }

  func baseValue(of record: RecordValue) -> Double? {
    guard let amount = record["value"]?.doubleValue else { return nil }
    guard let unit = record["unit"]?.symbolName.flatMap({ MeasureUnit.all[$0] }) else { return amount }
    return amount * unit.scale + unit.offset
  }

  /// A measurement in the reader's units, unless the style asks for it as it is.
  func formattedMeasurement(_ record: RecordValue, _ style: FormatStyleValue) -> String {
    let width = style["width"]?.symbolName ?? "abbreviated"
    let usage = style["usage"]?.symbolName ?? "general"
    let own = record["unit"]?.symbolName ?? ""
    var unit = own
    if usage != "asProvided" { unit = MeasureUnit.preferred(own, usage: usage, locale: environment.locale) }
    let amount = converted(record, to: unit) ?? record["value"]?.doubleValue ?? 0
    let format = style["numberFormatStyle"].flatMap { FormatStyleValue($0) }
    let standard =
      MeasureUnit.all[unit]?.dimension == "temperature" || (unit != own && abs(amount) >= 10)
      ? 0 : (unit == own ? 6 : 1)
    let number =
      format.map { formattedNumber(amount, isInteger: false, $0) }
      ?? NumberNotation(locale: environment.locale).decimal(amount, maximumFractionDigits: standard)
    if width == "wide", let text = UnitWords.text(number, amount, unit, locale: environment.locale) {
      return text
    }
    return MeasureUnit.text(number, amount, unit, width: width) ?? number
  }

  func measurementText(_ record: RecordValue, _ formatter: RecordValue) -> String {
    var style = FormatStyleValue(root: "measurement")
    let widths = ["short": "narrow", "medium": "abbreviated", "long": "wide"]
    let width = widths[formatter["unitStyle"]?.symbolName ?? "medium"] ?? "abbreviated"
    let options =
      [formatter["unitOptions"]?.symbolName].compactMap { $0 }
      + (formatter["unitOptions"]?.arrayValue ?? []).compactMap(\.symbolName)
    style.arguments = [
      LabelledValue(label: "width", value: .symbol(nil, width)),
      LabelledValue(
        label: "usage", value: .symbol(nil, options.contains("providedUnit") ? "asProvided" : "general")),
    ]
    return formattedMeasurement(record, style)
  }
}

extension Value {
  var symbolType: String? {
    if case .symbol(let symbol) = self { return symbol.type }
    return nil
  }
}

/// A unit of measurement: its size in the base unit of its dimension, and its English names.
struct MeasureUnit {
  var dimension: String
  var scale: Double
  var offset = 0.0
  var symbol: String
  var singular: String
  var plural: String

  private init(
    _ dimension: String, _ scale: Double, _ symbol: String, _ singular: String, _ plural: String? = nil,
    offset: Double = 0
  ) {
    self.dimension = dimension
    self.scale = scale
    self.offset = offset
    self.symbol = symbol
    self.singular = singular
    self.plural = plural ?? singular + "s"
  }

  static let all: [String: MeasureUnit] = [
    "kilometers": MeasureUnit("length", 1_000, "km", "kilometer"),
    "meters": MeasureUnit("length", 1, "m", "meter"),
    "centimeters": MeasureUnit("length", 0.01, "cm", "centimeter"),
    "millimeters": MeasureUnit("length", 0.001, "mm", "millimeter"),
    "miles": MeasureUnit("length", 1_609.34, "mi", "mile"),
    "yards": MeasureUnit("length", 0.9144, "yd", "yard", "yards"),
    "feet": MeasureUnit("length", 0.3048, "ft", "foot", "feet"),
    "inches": MeasureUnit("length", 0.0254, "in", "inch", "inches"),
    "kilograms": MeasureUnit("mass", 1, "kg", "kilogram"), "grams": MeasureUnit("mass", 0.001, "g", "gram"),
    "milligrams": MeasureUnit("mass", 1e-6, "mg", "milligram"),
    "pounds": MeasureUnit("mass", 0.453_592, "lb", "pound"),
    "ounces": MeasureUnit("mass", 0.028_349_5, "oz", "ounce"),
    "metricTons": MeasureUnit("mass", 1_000, "t", "metric ton"),
    "stones": MeasureUnit("mass", 0.157_473, "st", "stone", "stones"),
    "celsius": MeasureUnit("temperature", 1, "°C", "degree Celsius", "degrees Celsius", offset: 273.15),
    "fahrenheit": MeasureUnit(
      "temperature", 0.555_555_555_555_56, "°F", "degree Fahrenheit", "degrees Fahrenheit",
      offset: 255.372_222_222_224_27),
    "kelvin": MeasureUnit("temperature", 1, "K", "kelvin"),
    "liters": MeasureUnit("volume", 1, "L", "liter"),
    "milliliters": MeasureUnit("volume", 0.001, "mL", "milliliter"),
    "cups": MeasureUnit("volume", 0.24, "c", "cup"),
    "fluidOunces": MeasureUnit("volume", 0.029_573_5, "fl oz", "fluid ounce"),
    "gallons": MeasureUnit("volume", 3.785_41, "gal", "gallon"),
    "tablespoons": MeasureUnit("volume", 0.014_786_8, "tbsp", "tablespoon"),
    "teaspoons": MeasureUnit("volume", 0.004_928_92, "tsp", "teaspoon"),
    "seconds": MeasureUnit("duration", 1, "sec", "second"),
    "minutes": MeasureUnit("duration", 60, "min", "minute"),
    "hours": MeasureUnit("duration", 3_600, "hr", "hour"),
    "milliseconds": MeasureUnit("duration", 0.001, "ms", "millisecond"),
    "kilometersPerHour": MeasureUnit("speed", 0.277_778, "km/h", "kilometer per hour", "kilometers per hour"),
    "metersPerSecond": MeasureUnit("speed", 1, "m/s", "meter per second", "meters per second"),
    "milesPerHour": MeasureUnit("speed", 0.447_04, "mph", "mile per hour", "miles per hour"),
    "knots": MeasureUnit("speed", 0.514_444, "kn", "knot"),
    "kilocalories": MeasureUnit("energy", 4_184, "kcal", "kilocalorie"),
    "calories": MeasureUnit("energy", 4.184, "cal", "calorie"),
    "kilojoules": MeasureUnit("energy", 1_000, "kJ", "kilojoule"),
    "joules": MeasureUnit("energy", 1, "J", "joule"),
    "kilowattHours": MeasureUnit("energy", 3_600_000, "kWh", "kilowatt hour"),
    "watts": MeasureUnit("power", 1, "W", "watt"), "kilowatts": MeasureUnit("power", 1_000, "kW", "kilowatt"),
    "degrees": MeasureUnit("angle", 1, "deg", "degree"),
    "radians": MeasureUnit("angle", 180 / .pi, "rad", "radian"),
    "bytes": MeasureUnit("data", 8, "byte", "byte"), "kilobytes": MeasureUnit("data", 8e3, "kB", "kilobyte"),
    "megabytes": MeasureUnit("data", 8e6, "MB", "megabyte"),
    "gigabytes": MeasureUnit("data", 8e9, "GB", "gigabyte"),
    "terabytes": MeasureUnit("data", 8e12, "TB", "terabyte"), "bits": MeasureUnit("data", 1, "bit", "bit"),
    "hertz": MeasureUnit("frequency", 1, "Hz", "hertz", "hertz"),
    "kilohertz": MeasureUnit("frequency", 1_000, "kHz", "kilohertz", "kilohertz"),
    "volts": MeasureUnit("voltage", 1, "V", "volt"), "amperes": MeasureUnit("current", 1, "A", "ampere"),
    "hectopascals": MeasureUnit("pressure", 100, "hPa", "hectopascal"),
    "bars": MeasureUnit("pressure", 100_000, "bar", "bar"),
    "millibars": MeasureUnit("pressure", 100, "mbar", "millibar"),
    "kilopascals": MeasureUnit("pressure", 1_000, "kPa", "kilopascal"),
    "inchesOfMercury": MeasureUnit("pressure", 3_386.39, "inHg", "inch of mercury", "inches of mercury"),
    "poundsForcePerSquareInch": MeasureUnit(
      "pressure", 6_894.76, "psi", "pound-force per square inch", "pounds-force per square inch"),
    "nauticalMiles": MeasureUnit("length", 1_852, "nmi", "nautical mile"),
    "fathoms": MeasureUnit("length", 1.8288, "fth", "fathom"),
    "acres": MeasureUnit("area", 4_046.86, "ac", "acre"),
    "squareMeters": MeasureUnit("area", 1, "m²", "square meter"),
    "squareFeet": MeasureUnit("area", 0.092_903, "ft²", "square foot", "square feet"),
  ]

  /// The unit that readers of a locale are used to; the United States measure by custom.
  static func preferred(_ unit: String, usage: String, locale: String) -> String {
    guard let known = all[unit] else { return unit }
    let isUS = locale.hasSuffix("US") || locale == "en"
    let customary = [
      "kilometers": "miles", "meters": "feet", "centimeters": "inches", "millimeters": "inches",
      "kilograms": "pounds",
      "grams": "ounces", "celsius": "fahrenheit", "kelvin": "fahrenheit", "kilometersPerHour": "milesPerHour",
      "metersPerSecond": "milesPerHour",
      "liters": "gallons", "milliliters": "fluidOunces", "squareMeters": "squareFeet",
    ]
    let metric = [
      "miles": "kilometers", "feet": "meters", "yards": "meters", "inches": "centimeters",
      "pounds": "kilograms",
      "ounces": "grams", "fahrenheit": "celsius", "milesPerHour": "kilometersPerHour", "gallons": "liters",
      "fluidOunces": "milliliters",
    ]
    guard ["length", "mass", "temperature", "speed", "volume", "area"].contains(known.dimension) else {
      return unit
    }
    return (isUS ? customary : metric)[unit] ?? unit
  }

  static func text(_ number: String, _ amount: Double, _ unit: String, width: String) -> String? {
    guard let known = all[unit] else { return nil }
    let isTight = known.symbol.hasPrefix("°")
    switch width {
    case "wide": return number + " " + (amount == 1 ? known.singular : known.plural)
    case "narrow": return number + (isTight ? "°" : known.symbol)
    default: return isTight ? number + known.symbol : number + " " + known.symbol
    }
  }
}
