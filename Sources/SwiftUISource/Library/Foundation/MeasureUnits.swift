/// A unit of measurement: its size in the base unit of its dimension, and its English names.
struct MeasureUnit {
  var dimension: String
  var scale: Double
  var offset = 0.0
  var symbol: String
  var singular: String
  var plural: String

  init(
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
    "megameters": MeasureUnit("length", 1e6, "Mm", "megameter"),
    "hectometers": MeasureUnit("length", 100, "hm", "hectometer"),
    "decameters": MeasureUnit("length", 10, "dam", "decameter"),
    "decimeters": MeasureUnit("length", 0.1, "dm", "decimeter"),
    "micrometers": MeasureUnit("length", 1e-6, "μm", "micrometer"),
    "nanometers": MeasureUnit("length", 1e-9, "nm", "nanometer"),
    "lightyears": MeasureUnit("length", 9.460_7e15, "ly", "light year"),
    "astronomicalUnits": MeasureUnit("length", 1.495_978_707e11, "au", "astronomical unit"),
    "parsecs": MeasureUnit("length", 3.085_68e16, "pc", "parsec"),
    "furlongs": MeasureUnit("length", 201.168, "fur", "furlong"),
    "micrograms": MeasureUnit("mass", 1e-9, "μg", "microgram"),
    "carats": MeasureUnit("mass", 0.000_2, "CD", "carat"),
    "squareKilometers": MeasureUnit("area", 1e6, "km²", "square kilometer"),
    "squareCentimeters": MeasureUnit("area", 0.000_1, "cm²", "square centimeter"),
    "hectares": MeasureUnit("area", 10_000, "ha", "hectare"),
    "squareMiles": MeasureUnit("area", 2_589_988.110_336, "sq mi", "square mile"),
    "deciliters": MeasureUnit("volume", 0.1, "dL", "deciliter"),
    "centiliters": MeasureUnit("volume", 0.01, "cL", "centiliter"),
    "cubicMeters": MeasureUnit("volume", 1_000, "m³", "cubic meter"),
    "cubicCentimeters": MeasureUnit("volume", 0.001, "cm³", "cubic centimeter"),
    "pints": MeasureUnit("volume", 0.473_176, "pt", "pint"),
    "quarts": MeasureUnit("volume", 0.946_353, "qt", "quart"),
    "microseconds": MeasureUnit("duration", 1e-6, "μs", "microsecond"),
    "nanoseconds": MeasureUnit("duration", 1e-9, "ns", "nanosecond"),
    "milliwatts": MeasureUnit("power", 0.001, "mW", "milliwatt"),
    "megawatts": MeasureUnit("power", 1e6, "MW", "megawatt"),
    "horsepower": MeasureUnit("power", 745.7, "hp", "horsepower", "horsepower"),
    "arcMinutes": MeasureUnit("angle", 0.016_667, "arcmin", "arcminute"),
    "arcSeconds": MeasureUnit("angle", 0.000_277_78, "arcsec", "arcsecond"),
    "revolutions": MeasureUnit("angle", 360, "rev", "revolution"),
    "megahertz": MeasureUnit("frequency", 1e6, "MHz", "megahertz", "megahertz"),
    "gigahertz": MeasureUnit("frequency", 1e9, "GHz", "gigahertz", "gigahertz"),
    "milliamperes": MeasureUnit("current", 0.001, "mA", "milliampere"),
    "ohms": MeasureUnit("resistance", 1, "Ω", "ohm"),
    "lux": MeasureUnit("illuminance", 1, "lx", "lux", "lux"),
    "metersPerSecondSquared": MeasureUnit(
      "acceleration", 1, "m/s²", "meter per second squared", "meters per second squared"),
    "gravity": MeasureUnit("acceleration", 9.81, "G", "g-force"),
    "gramsPerLiter": MeasureUnit("concentration", 1, "g/L", "gram per liter", "grams per liter"),
    "milligramsPerDeciliter": MeasureUnit(
      "concentration", 0.01, "mg/dL", "milligram per deciliter", "milligrams per deciliter"),
    "millimolesPerLiter": MeasureUnit(
      "amount", 1, "mmol/L", "millimole per liter", "millimoles per liter"),
    "partsPerMillion": MeasureUnit("dispersion", 1, "ppm", "part per million", "parts per million"),
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
