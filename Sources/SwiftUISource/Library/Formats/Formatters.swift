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
      guard argument.doubleValue != nil else { return Value.none }
      return written(argument, byFormatter: record).map { .string($0) }
    case ("NumberFormatter", "number"):
      return string(argument).flatMap { number(in: $0, byFormatter: record) } ?? Value.none
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
      guard let number = call["from"] ?? call.first else { return nil }
      let style = LabeledValue(label: "numberStyle", value: call["number"] ?? .symbol(nil, "decimal"))
      return written(number, byFormatter: RecordValue(type: type, fields: [style])).map { .string($0) }
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
    let text = formattedNumber(.double(count), format) ?? ""
    // The old formatter writes the unit with a capital, the format style does not.
    return text.hasSuffix("kB") ? text.dropLast(2) + "KB" : text
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
