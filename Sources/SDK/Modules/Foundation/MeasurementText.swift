// Foundation: how measurements are told.

enum MeasurementText {
  static func text(
    _ value: Double, _ unit: Unit, width: String, usage: String, locale: Locale, number: String?
  ) -> String
  /// "2 years", in the words of a language.
  static func span(_ count: Int, unit: String, locale: Locale) -> String
  static func scaleless(_ value: Double, width: String, locale: Locale, number: String?) -> String
  /// The number in the unit in which it is told.
  static func shownValue(_ value: Double, _ unit: Unit, usage: String, locale: Locale) -> Double
}
