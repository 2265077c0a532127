#if canImport(FoundationInternationalization)
  import FoundationEssentials
  import FoundationInternationalization
#else
  import Foundation
#endif

/// What Unicode's locale data is needed for. Loaded only when such a format is used.
enum SystemFormats {
  /// "$", "€": the sign of the currency that is used in the locale.
  static func currencySymbol(locale: String) -> String? {
    var components = Locale.Components(identifier: locale)
    components.currency = Locale.Currency(Library.currency(of: locale))
    return Locale(components: components).currencySymbol
  }

  /// The sign with which amounts of a currency are written in a locale: "US$" for USD in Canada.
  static func currencySign(code: String, locale: String) -> String {
    let zero = 0.0.formatted(
      FloatingPointFormatStyle<Double>.Currency(code: code, locale: Locale(identifier: locale)))
    return String(zero.filter { !$0.isNumber && !$0.isWhitespace && !".,٫٬\u{200e}\u{200f}".contains($0) })
  }

  static func currency(_ value: Double, code: String, _ style: FormatStyleValue, locale: String) -> String {
    var format = FloatingPointFormatStyle<Double>.Currency(code: code, locale: Locale(identifier: locale))
    if style.step("precision") != nil {
      let precision = NumberPrecision(style, standard: 0...2)
      format = format.precision(.fractionLength(precision.minimum...precision.maximum))
    }
    switch style.step("presentation")?.firstName {
    case "narrow": format = format.presentation(.narrow)
    case "isoCode": format = format.presentation(.isoCode)
    case "fullName": format = format.presentation(.fullName)
    default: break
    }
    if style.step("grouping")?.firstName == "never" { format = format.grouping(.never) }
    if style.step("rounded") != nil { format = format.rounded() }
    switch style.step("sign")?.firstName {
    case "always": format = format.sign(strategy: .always())
    case "never": format = format.sign(strategy: .never)
    case "accounting": format = format.sign(strategy: .accounting)
    default: break
    }
    return value.formatted(format)
  }

  /// Compact and scientific notations, and significant digits.
  static func number(_ value: Double, _ style: FormatStyleValue, locale: String) -> String {
    var format = FloatingPointFormatStyle<Double>(locale: Locale(identifier: locale))
    switch style.step("notation")?.firstName {
    case "compactName": format = format.notation(.compactName)
    case "scientific": format = format.notation(.scientific)
    default: break
    }
    if case .symbol(let precision)? = style.step("precision")?.first {
      let digits = NumberPrecision(style, standard: 0...6)
      if precision.name == "significantDigits" {
        format = format.precision(.significantDigits(max(1, digits.minimum)...max(1, digits.maximum)))
      } else {
        format = format.precision(.fractionLength(digits.minimum...digits.maximum))
      }
    }
    return value.formatted(format)
  }

  static func byteCount(_ value: Double, _ style: FormatStyleValue, locale: String) -> String {
    guard let count = Int64(exactly: value.rounded(.towardZero)) else { return "" }
    let kind: ByteCountFormatStyle.Style =
      switch style["style"]?.symbolName ?? style.arguments.first(where: { $0.label == nil })?.value.symbolName
      {
      case "memory": .memory
      case "decimal": .decimal
      case "binary": .binary
      default: .file
      }
    return count.formatted(
      ByteCountFormatStyle(
        style: kind, spellsOutZero: style["spellsOutZero"]?.boolValue ?? true,
        includesActualByteCount: style["includesActualByteCount"]?.boolValue ?? false,
        locale: Locale(identifier: locale)))
  }

  static func list(_ parts: [String], isOr: Bool, isNarrow: Bool, locale: String) -> String {
    var style = ListFormatStyle<StringStyle, [String]>(memberStyle: StringStyle())
    style.listType = isOr ? .or : .and
    style.width = isNarrow ? .narrow : .standard
    return style.locale(Locale(identifier: locale)).format(parts)
  }

  static func units(_ seconds: Double, allowed: [String], width: String, maximum: Int?, locale: String)
    -> String
  {
    let table: [String: Duration.UnitsFormatStyle.Unit] = [
      "weeks": .weeks, "days": .days, "hours": .hours, "minutes": .minutes, "seconds": .seconds,
      "milliseconds": .milliseconds,
    ]
    let units = Set(allowed.compactMap { table[$0] })
    let width: Duration.UnitsFormatStyle.UnitWidth =
      switch width {
      case "wide": .wide
      case "narrow": .narrow
      case "condensedAbbreviated": .condensedAbbreviated
      default: .abbreviated
      }
    let style = Duration.UnitsFormatStyle(
      allowedUnits: units.isEmpty ? [.hours, .minutes, .seconds] : units, width: width,
      maximumUnitCount: maximum
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

/// Texts as they are, in a list.
private struct StringStyle: FormatStyle {
  func format(_ value: String) -> String { value }
}
