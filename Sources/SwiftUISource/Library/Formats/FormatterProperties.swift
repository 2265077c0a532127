/// What formatters answer to that nobody has set: the locale's own signs and names, the digits of a style.
extension Machine {
  func formatterProperty(_ name: String, _ record: RecordValue) -> Value? {
    switch (record.type, name) {
    case ("NumberFormatter", "locale"), ("DateFormatter", "locale"):
      return .record("Locale", ["identifier": .string(environment.locale)])
    case ("NumberFormatter", "string"), ("NumberFormatter", "number"): return nil
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
}
