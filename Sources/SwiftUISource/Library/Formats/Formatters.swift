import EarshotLocalization

extension Machine {
  /// Methods of the old formatter objects, which are held as records of what is set on them.
  func formatterMethod(of value: inout Value, _ record: RecordValue, _ call: LibraryCall) throws(Interrupt)
    -> Value?
  {
    if call.name == "setLocalizedDateFormatFromTemplate", let template = string(call.first) {
      var changed = record
      changed["template"] = .string(template)
      value = .record(changed)
      return .void
    }
    if Machine.measurementFormatters.contains(record.type) { return measurementFormatterMethod(record, call) }
    if record.type == "DateIntervalFormatter", call.name == "string" { return intervalText(record, call) }
    let argument =
      call["from"] ?? call["for"] ?? call["fromByteCount"] ?? call["fromTimeInterval"] ?? call.plain()
    guard let argument, !argument.isUnknown else { return nil }
    switch (record.type, call.name) {
    case ("DateFormatter", "string"):
      guard case .date(let seconds) = argument else { return nil }
      return .string(written(seconds, record))
    case ("DateFormatter", "date"):
      return string(argument).flatMap { read($0, record) }.map { .date($0) } ?? Value.none
    case ("ISO8601DateFormatter", "string"):
      guard case .date(let seconds) = argument else { return nil }
      return .string(written(iso8601: seconds, record))
    case ("ISO8601DateFormatter", "date"):
      return string(argument).flatMap { parsedISO8601($0) }.map { .date($0) } ?? Value.none
    case ("NumberFormatter", "string"):
      guard let number = argument.doubleValue else { return Value.none }
      return written(byFormatter: number, record).map { .string($0) }
    case ("NumberFormatter", "number"):
      return string(argument).flatMap { parsedNumber($0) }.map { .double($0) } ?? Value.none
    case ("RelativeDateTimeFormatter", _): return relative(argument, record, call)
    case ("ByteCountFormatter", "string"), ("ByteCountFormatter", "stringFromByteCount"):
      return argument.doubleValue.map { .string(bytes($0, record["countStyle"])) }
    case ("DateComponentsFormatter", "string"): return components(argument, record, call)
    case ("PersonNameComponentsFormatter", "string"):
      guard case .record(let name) = argument else { return nil }
      return .string(formattedName(name, FormatStyleValue(root: "name")))
    case ("ListFormatter", "string"):
      return .string(listed((argument.arrayValue ?? []).map { describe($0) }, FormatStyleValue(root: "list")))
    default: return nil
    }
  }

  static let formatters: Set<String> = [
    "LengthFormatter", "MassFormatter", "EnergyFormatter",
    "DateFormatter", "ISO8601DateFormatter", "NumberFormatter", "RelativeDateTimeFormatter",
    "ByteCountFormatter",
    "DateIntervalFormatter", "DateComponentsFormatter", "MeasurementFormatter",
    "PersonNameComponentsFormatter", "ListFormatter",
  ]

  /// `ByteCountFormatter.string(fromByteCount:countStyle:)` and its kin.
  func formatterStatic(_ type: String, _ call: LibraryCall) -> Value? {
    switch (type, call.name) {
    case ("UnitConcentrationMass", "millimolesPerLiter"): return .symbol(type, call.name)
    case ("ByteCountFormatter", "string"):
      return call["fromByteCount"]?.doubleValue.map { .string(bytes($0, call["countStyle"])) }
    case ("DateFormatter", "localizedString"):
      guard case .date(let seconds)? = call["from"] else { return nil }
      let record = RecordValue(
        type: type,
        fields: call.arguments.compactMap { argument in
          argument.label.map { LabeledValue(label: $0, value: argument.value) }
        })
      return .string(written(seconds, record))
    case ("DateComponentsFormatter", "localizedString"):
      guard let parts = call["from"] else { return nil }
      let style = LabeledValue(label: "unitsStyle", value: call["unitsStyle"] ?? .symbol(nil, "positional"))
      return components(parts, RecordValue(type: type, fields: [style]), call)
    case ("NumberFormatter", "localizedString"):
      guard let number = (call["from"] ?? call.first)?.doubleValue else { return nil }
      let style = call["number"] ?? .symbol(nil, "decimal")
      return .string(
        written(
          number: number, RecordValue(type: type, fields: [LabeledValue(label: "numberStyle", value: style)])
        ))
    case ("ListFormatter", "localizedString"):
      let parts = (call.first?.arrayValue ?? []).map { describe($0) }
      return .string(listed(parts, FormatStyleValue(root: "list")))
    case ("DateFormatter", "dateFormat"), ("PersonNameComponentsFormatter", "localizedString"):
      return call.first
    default: return nil
    }
  }

  /// A moment as the options of an `ISO8601DateFormatter` say; without any it is the whole, in UTC.
  private func written(iso8601 seconds: Double, _ record: RecordValue) -> String {
    let options =
      record["formatOptions"].map { options in
        Set((options.arrayValue ?? [options]).compactMap(\.symbolName))
      } ?? ["withInternetDateTime"]
    let whole = iso8601(seconds, FormatStyleValue(root: "iso8601"))
    guard let place = whole.firstIndex(of: "T") else { return whole }
    if options.contains("withInternetDateTime") {
      guard options.contains("withFractionalSeconds"), whole.hasSuffix("Z") else { return whole }
      let thousandths = Int(((seconds - seconds.rounded(.down)) * 1_000).rounded(.down))
      return whole.dropLast() + "." + UTCTime.padded(thousandths, 3) + "Z"
    }
    if options == ["withFullDate"] { return String(whole[..<place]) }
    if options == ["withFullTime"] { return String(whole[whole.index(after: place)...]) }
    return whole
  }

  private func bytes(_ count: Double, _ style: Value?) -> String {
    var format = FormatStyleValue(root: "byteCount")
    format.arguments = [LabeledValue(label: "style", value: style ?? .symbol(nil, "file"))]
    // Single bytes are counted up to a thousand.
    if abs(count) < 1_000, count != 0, environment.locale.hasPrefix("en") {
      return abs(count) == 1 ? "1 byte" : "\(Int(count)) bytes"
    }
    let text = SystemFormats.byteCount(count, format, locale: environment.locale)
    // The old formatter writes the unit with a capital, the format style does not.
    return text.hasSuffix("kB") ? text.dropLast(2) + "KB" : text
  }

  // MARK: Numbers

  func written(number value: Double, _ record: RecordValue) -> String {
    let locale = localeIdentifier(record["locale"])
    let style = record["numberStyle"]?.symbolName ?? "none"
    let multiplier = record["multiplier"]?.doubleValue
    let whole = style == "none" || style == "percent" || style == "ordinal"
    let standard = whole ? 0 : (style.hasPrefix("currency") ? 2 : 3)
    let lowest = limited(record["minimumFractionDigits"]?.exactInt) ?? (style.hasPrefix("currency") ? 2 : 0)
    let highest = max(lowest, limited(record["maximumFractionDigits"]?.exactInt) ?? max(standard, lowest))
    let notation = NumberNotation(locale: locale)
    let prefix = string(record["positivePrefix"]) ?? ""
    let suffix = string(record["positiveSuffix"]) ?? ""
    switch style {
    case "percent":
      return notation.percent(
        written: notation.decimal(
          value * (multiplier ?? 100), minimumFractionDigits: lowest, maximumFractionDigits: highest))
    case "currency", "currencyISOCode", "currencyPlural", "currencyAccounting":
      var format = FormatStyleValue(root: "currency")
      format.steps =
        record["maximumFractionDigits"] == nil && record["minimumFractionDigits"] == nil
        ? [] : [fractionLength(lowest, highest)]
      let code = string(record["currencyCode"]) ?? Library.currency(of: locale)
      return SystemFormats.currency(value, code: code, FormatStyleValue(format, code: code), locale: locale)
    case "ordinal": return ordinal(value, locale)
    case "spellOut": return spelledOut(value)
    default:
      let grouped = record["usesGroupingSeparator"]?.boolValue ?? (style == "decimal")
      return prefix
        + notation.decimal(
          value * (multiplier ?? 1), minimumFractionDigits: lowest, maximumFractionDigits: highest,
          grouped: grouped)
        + suffix
    }
  }

  private func limited(_ count: Int?) -> Int? { count.map { min(max($0, 0), 15) } }

  private func fractionLength(_ low: Int, _ high: Int) -> FormatStyleValue.Step {
    let range = Value.range(RangeValue(lower: .int(low), upper: .int(high), isClosed: true))
    let precision = SymbolValue(name: "fractionLength", arguments: [LabeledValue(label: nil, value: range)])
    return FormatStyleValue.Step(
      name: "precision", arguments: [LabeledValue(label: nil, value: .symbol(precision))])
  }

  private func ordinal(_ value: Double, _ locale: String) -> String {
    let number = NumberNotation(locale: locale).decimal(value, maximumFractionDigits: 0)
    guard environment.language == "en", let whole = Int(exactly: value.rounded()) else { return number + "." }
    let last = abs(whole % 100)
    if (11...13).contains(last) { return number + "th" }
    switch last % 10 {
    case 1: return number + "st"
    case 2: return number + "nd"
    case 3: return number + "rd"
    default: return number + "th"
    }
  }

  /// As the English formatter: hyphens inside the tens, no "and".
  private func spelledOut(_ value: Double) -> String {
    guard environment.language == "en", let whole = Int(exactly: value) else {
      return NumberNotation(locale: environment.locale).decimal(value)
    }
    let words = EnglishNumberWords.cardinal(UInt64(whole.magnitude)).split(separator: " ").map(String.init)
    var result = whole < 0 ? "minus" : ""
    for (index, word) in words.enumerated() {
      let joinsTens =
        index > 0 && words[index - 1].hasSuffix("ty")
        && !["hundred", "thousand", "million", "billion", "trillion"].contains(word)
      result += (result.isEmpty ? "" : (joinsTens ? "-" : " ")) + word
    }
    return result
  }

  private func parsedNumber(_ text: String) -> Double? {
    let notation = NumberNotation(locale: environment.locale)
    var plain = text.filter { String($0) != notation.groupingSeparator }
    if notation.decimalSeparator != "." {
      plain = TextSearch.parts(of: plain, separatedBy: notation.decimalSeparator).joined(separator: ".")
    }
    return Double(plain)
  }

  // MARK: Relative dates and durations

  private func relative(_ argument: Value, _ record: RecordValue, _ call: LibraryCall) -> Value? {
    var origin = environment.now
    if case .date(let seconds)? = call["relativeTo"] { origin = seconds }
    let target: Double
    switch argument {
    case .date(let seconds): target = seconds
    case .int, .double: target = origin + (argument.doubleValue ?? 0)
    default: return nil
    }
    let width = record["unitsStyle"]?.symbolName ?? "full"
    let names = ["full": "wide", "short": "abbreviated", "abbreviated": "narrow", "spellOut": "spellOut"]
    return .string(
      SystemFormats.relative(
        target, now: origin, isNamed: record["dateTimeStyle"]?.symbolName == "named",
        width: names[width] ?? "wide",
        locale: localeIdentifier(record["locale"])))
  }

  private func components(_ argument: Value, _ record: RecordValue, _ call: LibraryCall) -> Value? {
    let units = record["allowedUnits"] ?? .none
    let allowed = (units.arrayValue ?? [units]).compactMap(\.symbolName)
    let style = record["unitsStyle"]?.symbolName ?? "positional"
    if allowed.contains("year") || allowed.contains("month") {
      let most = record["maximumUnitCount"]?.exactInt.flatMap { $0 > 0 ? $0 : nil }
      return calendarSpan(from: argument, to: call["to"], allowed: allowed, style: style, most: most)
        .map { .string($0) }
    }
    var seconds = argument.doubleValue
    if case .date(let start) = argument, case .date(let end)? = call["to"] { seconds = end - start }
    if case .record(let parts) = argument {
      let sizes = ["day": 86_400.0, "hour": 3_600.0, "minute": 60.0, "second": 1.0, "weekOfMonth": 604_800.0]
      seconds = parts.fields.reduce(0) { $0 + (sizes[$1.label ?? ""] ?? 0) * ($1.value.doubleValue ?? 0) }
    }
    guard let seconds, seconds.isFinite, abs(seconds) < 1e12 else { return Value.none }
    if style == "positional" {
      let text = clock(
        seconds, hasHours: allowed.contains("hour") || (allowed.isEmpty && seconds >= 3_600), fraction: 0)
      let pads =
        record["zeroFormattingBehavior"]?.symbolName == "pad"
        || (record["zeroFormattingBehavior"]?.arrayValue ?? []).contains { $0.symbolName == "pad" }
      return .string(pads && text.prefix { $0 != ":" }.count == 1 ? "0" + text : positional(text, pads: pads))
    }
    let names = [
      "day": "days", "hour": "hours", "minute": "minutes", "second": "seconds", "weekOfMonth": "weeks",
    ]
    let known =
      allowed.isEmpty ? ["weeks", "days", "hours", "minutes", "seconds"] : allowed.compactMap { names[$0] }
    let widths = [
      "full": "wide", "spellOut": "wide", "short": "abbreviated", "brief": "abbreviated",
      "abbreviated": "narrow",
    ]
    return .string(
      SystemFormats.units(
        seconds, allowed: known, width: widths[style] ?? "wide",
        maximum: record["maximumUnitCount"]?.exactInt.flatMap { $0 > 0 ? $0 : nil },
        locale: environment.locale))
  }

  /// Without padding a zero in front is left out: "1:05", not "0:01:05".
  private func positional(_ text: String, pads: Bool) -> String {
    guard !pads, text.hasPrefix("0:"), text.filter({ $0 == ":" }).count == 2 else { return text }
    let rest = text.dropFirst(2)
    return String(rest.hasPrefix("0") ? rest.dropFirst() : rest)
  }
}

extension FormatStyleValue {
  init(_ style: FormatStyleValue, code: String) {
    self = style
    arguments.append(LabeledValue(label: "code", value: .string(code)))
  }
}

extension Library {
  /// The currency of a locale's region.
  static func currency(of locale: String) -> String {
    let region = locale.split(whereSeparator: { $0 == "_" || $0 == "-" }).dropFirst().last { $0.count == 2 }
      .map(String.init)
    let language = String(locale.prefix(2))
    let standard = [
      "de": "DE", "fr": "FR", "es": "ES", "it": "IT", "nl": "NL", "ja": "JP", "ko": "KR", "zh": "CN",
      "ru": "RU", "he": "IL", "ar": "EG", "pt": "BR",
    ]
    switch region ?? standard[language] ?? "US" {
    case "DE", "AT", "FR", "ES", "IT", "NL", "BE", "IE", "PT", "FI", "GR", "LU": return "EUR"
    case "GB": return "GBP"
    case "JP": return "JPY"
    case "KR": return "KRW"
    case "CN": return "CNY"
    case "RU": return "RUB"
    case "IL": return "ILS"
    case "EG": return "EGP"
    case "SA": return "SAR"
    case "BR": return "BRL"
    case "CA": return "CAD"
    case "AU": return "AUD"
    case "CH": return "CHF"
    case "MX": return "MXN"
    case "IN": return "INR"
    case "SE": return "SEK"
    case "NO": return "NOK"
    case "DK": return "DKK"
    case "PL": return "PLN"
    default: return "USD"
    }
  }
}
