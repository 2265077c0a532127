/// Units behind a number, as an English voice expands them: "13 hr., 6 min." is, "13h, 6m" is not
/// (CVS Health); which others are is assumed.
enum UnitNames {
  /// One and many.
  typealias Names = (one: String, many: String)

  /// Abbreviations that may end with a full stop.
  static func named(_ abbreviation: String) -> Names? { table[abbreviation] }

  private static let table: [String: Names] = [
    "hr": ("hour", "hours"), "hrs": ("hour", "hours"), "min": ("minute", "minutes"),
    "mins": ("minute", "minutes"), "sec": ("second", "seconds"), "secs": ("second", "seconds"),
    "km": ("kilometer", "kilometers"), "cm": ("centimeter", "centimeters"),
    "mm": ("millimeter", "millimeters"), "kg": ("kilogram", "kilograms"),
    "mg": ("milligram", "milligrams"), "ml": ("milliliter", "milliliters"),
    "mL": ("milliliter", "milliliters"), "lb": ("pound", "pounds"), "lbs": ("pound", "pounds"),
    "oz": ("ounce", "ounces"), "ft": ("foot", "feet"), "yd": ("yard", "yards"),
    "mi": ("mile", "miles"), "mph": ("mile per hour", "miles per hour"),
    "km/h": ("kilometer per hour", "kilometers per hour"), "KB": ("kilobyte", "kilobytes"),
    "kB": ("kilobyte", "kilobytes"), "MB": ("megabyte", "megabytes"),
    "GB": ("gigabyte", "gigabytes"), "TB": ("terabyte", "terabytes"),
    "°C": ("degree Celsius", "degrees Celsius"), "°F": ("degree Fahrenheit", "degrees Fahrenheit"),
    "kcal": ("kilocalorie", "kilocalories"), "kHz": ("kilohertz", "kilohertz"),
    "MHz": ("megahertz", "megahertz"), "GHz": ("gigahertz", "gigahertz"),
  ]

  /// The longest abbreviation.
  static let length = 4
}

extension PronunciationScanner {
  /// The unit that stands behind a number at `end`, and where it ends.
  func unit(at end: Int) -> (names: UnitNames.Names, end: Int)? {
    let start = isSpace(at: end) && character(at: end)?.isNewline == false ? end + 1 : end
    for length in stride(from: UnitNames.length, through: 2, by: -1) {
      let after = start + length
      guard after <= characters.count, !isLetter(at: after), !isDigit(at: after),
        character(at: after) != "/",
        let names = UnitNames.named(String(characters[start..<after]))
      else { continue }
      let first = character(at: start)
      let isAbbreviation = character(at: after) == "." && first?.isLowercase == true
      return (names, isAbbreviation ? after + 1 : after)
    }
    return nil
  }
}
