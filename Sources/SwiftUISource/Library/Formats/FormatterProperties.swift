import EarshotLocalization

/// What formatters answer to that nobody has set: the locale's own signs and names, the digits of a style.
extension Machine {
  func formatterProperty(_ name: String, _ record: RecordValue) -> Value? {
    switch (record.type, name) {
    case ("NumberFormatter", "locale"), ("DateFormatter", "locale"):
      return .record("Locale", ["identifier": .string(environment.locale)])
    case ("NumberFormatter", _): return numberFormatterProperty(name, record)
    case ("DateFormatter", "amSymbol"): return .string(calendar(record).amSymbol)
    case ("DateFormatter", "pmSymbol"): return .string(calendar(record).pmSymbol)
    case ("DateFormatter", "dateStyle"), ("DateFormatter", "timeStyle"):
      return .symbol("DateFormatter.Style", "none")
    case ("DateFormatter", "timeZone"):
      return .record("TimeZone", ["identifier": .string(environment.timeZone)])
    case ("DateFormatter", _) where name.hasSuffix("Symbols"):
      return calendarProperty(name, record)
    // `dates.map(formatter.string)` is the method.
    case (_, "string"), (_, "date"): return nil
    default: return Value.none
    }
  }

  private func numberFormatterProperty(_ name: String, _ record: RecordValue) -> Value? {
    let locale = localeIdentifier(record["locale"])
    let style = record["numberStyle"]?.symbolName ?? "none"
    let isCurrency = style.hasPrefix("currency")
    let code = string(record["currencyCode"])
    switch name {
    case "numberStyle": return .symbol("NumberFormatter.Style", "none")
    case "currencyCode": return .string(Library.currency(of: locale))
    case "currencySymbol":
      return .string(
        SystemFormats.currencySign(code: code ?? Library.currency(of: locale), locale: locale))
    case "decimalSeparator", "currencyDecimalSeparator": return separator("decimalSeparator", locale)
    case "groupingSeparator", "currencyGroupingSeparator": return separator("groupingSeparator", locale)
    case "minimumFractionDigits": return digits(isCurrency, style, 2, 0)
    case "maximumFractionDigits":
      return digits(isCurrency, style, 2, style == "decimal" ? 3 : 0)
    case "usesGroupingSeparator": return .bool(style != "none")
    case "roundingMode": return .symbol("NumberFormatter.RoundingMode", "halfEven")
    case "minimumIntegerDigits": return ["none", "decimal"].contains(style) || isCurrency ? .int(1) : nil
    case "isLenient", "generatesDecimalNumbers", "usesSignificantDigits": return .bool(false)
    case "allowsFloats": return .bool(true)
    case "multiplier", "minimum", "maximum", "zeroSymbol": return Value.none
    case "internationalCurrencySymbol": return .string(code ?? Library.currency(of: locale))
    case "percentSymbol", "perMillSymbol", "plusSign", "minusSign", "exponentSymbol":
      return Machine.sign(name, locale.split { "_-".contains($0) }.first.map(String.init) ?? "en")
    case "isPartialStringValidationEnabled": return .bool(false)
    default: return nil
    }
  }

  /// Signs of numbers (CLDR, numbers/symbols); nil in Arabic script, whose signs carry marks of direction.
  private static func sign(_ name: String, _ language: String) -> Value? {
    guard !["ar", "ckb", "fa", "he", "ks", "ps", "sd", "ug", "ur", "yi"].contains(language) else {
      return nil
    }
    switch name {
    case "percentSymbol": return .string("%")
    case "perMillSymbol": return .string("‰")
    case "plusSign": return .string("+")
    case "minusSign":
      let isLong = ["et", "eu", "fi", "fo", "hr", "lt", "nb", "nn", "no", "rm", "se", "sl", "sv"].contains(
        language)
      return .string(isLong ? "−" : "-")
    default:
      return ["en", "de", "es", "fr", "it", "ja", "ko", "nl", "pt", "zh"].contains(language)
        ? .string("E") : nil
    }
  }

  private func digits(_ isCurrency: Bool, _ style: String, _ currency: Int, _ other: Int) -> Value? {
    if isCurrency { return .int(currency) }
    return ["none", "decimal", "percent"].contains(style) ? .int(other) : nil
  }
}
