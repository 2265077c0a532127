#if canImport(FoundationInternationalization)
  import FoundationEssentials
  import FoundationInternationalization
#else
  import Foundation
#endif

/// What Unicode's locale data is needed for. Loaded only when such a format is used.
enum SystemFormats {
  /// "$", "€": the sign of the currency that is used in the locale.
  static func currencySymbol(locale: String) -> String? { regional(locale).currencySymbol }

  /// "USD", "EUR": the currency that is used in the locale.
  static func currency(of locale: String) -> String? { regional(locale).currency?.identifier }

  /// A language alone is meant as it is spoken in its likeliest region.
  private static func regional(_ identifier: String) -> Locale {
    let locale = Locale(identifier: identifier)
    if locale.region != nil { return locale }
    return Locale(identifier: Locale.Language(identifier: identifier).maximalIdentifier)
  }

  /// The sign with which amounts of a currency are written in a locale: "US$" for USD in Canada.
  static func currencySign(code: String, locale: String) -> String {
    let zero = 0.0.formatted(
      FloatingPointFormatStyle<Double>.Currency(code: code, locale: Locale(identifier: locale)))
    return String(zero.filter { !$0.isNumber && !$0.isWhitespace && !".,٫٬\u{200e}\u{200f}".contains($0) })
  }

  static func units(_ seconds: Double, allowed: [String], width: String, maximum: Int?, locale: String)
    -> String
  {
    let units = Set(allowed.compactMap(DurationStyles.unit))
    let style = Duration.UnitsFormatStyle(
      allowedUnits: units.isEmpty ? [.hours, .minutes, .seconds] : units,
      width: DurationStyles.width(width), maximumUnitCount: maximum
    ).locale(Locale(identifier: locale))
    return Duration.seconds(seconds).formatted(style)
  }

  static func relative(_ seconds: Double, now: Double, isNamed: Bool, width: String, locale: String) -> String
  {
    let width: Date.AnchoredRelativeFormatStyle.UnitsStyle =
      switch width {
      case "abbreviated": .abbreviated
      case "spellOut": .spellOut
      case "narrow": .narrow
      default: .wide
      }
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: Date(timeIntervalSince1970: seconds), presentation: isNamed ? .named : .numeric,
      unitsStyle: width,
      locale: Locale(identifier: locale))
    return style.format(Date(timeIntervalSince1970: now))
  }
}
